import type { Page, Route } from '@playwright/test';
import { placeOrderUrl } from './checkout';

export const providersUrl = '**/.netlify/functions/delivery-available-providers*';

export const problemResponse = (status: number, code: string, rest: object = {}) => ({
  status,
  contentType: 'application/problem+json',
  json: { type: `urn:problem:${code}`, title: code, status, code, detail: '', ...rest },
});

/** Intercepts requests that place an order, but not those that list orders. */
export const mockPlaceOrder = (page: Page, respond: (route: Route) => Promise<void>) =>
  page.route(placeOrderUrl, (route) => (route.request().method() === 'POST' ? respond(route) : route.fallback()));

export const findAlert = (page: Page, text: string) =>
  page.getByRole('main').getByRole('alert').filter({ hasText: text });
