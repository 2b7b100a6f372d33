import { currentSpan, inSpan } from './spans';

type Service = 'dispensary' | 'build-hook' | 'google-maps' | 'push-service' | 's3' | 'smtp' | 'stripe' | 'twilio';

/** Runs a call of another service in a span. Neither the address nor the content of the call is recorded. */
export const inCall = <Result>(service: Service, operation: string, work: () => Promise<Result>): Promise<Result> =>
  inSpan(() => ({ name: `${service} ${operation}`, kind: 'client', attributes: { 'peer.service': service } }), work);

/** The same for calls over HTTP, whose status is recorded. */
export const inHttpCall = <Result extends { status: number }>(
  service: Service,
  method: string,
  work: () => Promise<Result>,
): Promise<Result> =>
  inCall(service, method, async () => {
    const response = await work();
    const { status } = response;
    const span = currentSpan();
    span?.update({ attributes: { 'http.request.method': method, 'http.response.status_code': status } });
    if (status >= 400) span?.fail(String(status));
    return response;
  });
