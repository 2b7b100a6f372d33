import { isMarked } from '../domain/api/apiMark';
import type { Problem } from '../domain/api/problemSchema';
import { ApiError, unreachable } from './apiError';
import { hasShape, wrapList, type JsonShape, type ResponseShape } from './responseShape';

export interface ApiResponse {
  status: number;
  headers: Pick<Headers, 'get'>;
  text: string;
}

export function parseJsonOrNull(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

export const isSuccess = (status: number): boolean => status >= 200 && status < 300;

const hasType = ({ headers }: ApiResponse, type: string): boolean =>
  headers.get('content-type')?.split(';', 1)[0]!.trim().toLowerCase() === type;

/**
 * Gateways send problem documents too. `type` identifies the API's, even if the API is newer than this page and the
 * code is unknown.
 */
const isProblem = (json: unknown, status: number): json is Problem => {
  const { type, code, status: inBody } = (json ?? {}) as Partial<Problem>;
  return typeof code === 'string' && type === `urn:problem:${code}` && inBody === status;
};

/** The problem that the API responded with, or `unreachable` if something in front of it responded instead. */
export function toApiError(response: ApiResponse): ApiError {
  const { status, headers, text } = response;
  const json = hasType(response, 'application/problem+json') ? parseJsonOrNull(text) : null;
  if (isSuccess(status) || !isProblem(json, status)) return unreachable();
  return new ApiError(status, json, Number(headers.get('retry-after')) || null);
}

/**
 * Returns the API's JSON if it has the expected shape, or undefined for the API's 204. Throws an ApiError for any other
 * response.
 */
export function parseResponse<T>(response: ApiResponse, expected: ResponseShape<T>): T {
  const shape: JsonShape | 'empty' = expected;
  const { status, headers, text } = response;
  if (shape === 'empty') {
    if (status === 204 && isMarked(headers)) return undefined as T;
    throw toApiError(response);
  }
  const json = isSuccess(status) && hasType(response, 'application/json') ? parseJsonOrNull(text) : null;
  // An empty list has no fields that identify it as the API's.
  const isUnmarkedEmptyList = Array.isArray(json) && json.length === 0 && !isMarked(headers);
  const value = isMarked(headers) ? wrapList(json, shape) : json;
  if (isUnmarkedEmptyList || !hasShape(value, shape)) throw toApiError(response);
  return value as T;
}
