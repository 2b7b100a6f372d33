import { OpenAPIHono } from '@hono/zod-openapi';
import { placeSuggestionSchema } from '../../../src/domain/delivery/address/addressSchema';
import {
  clocksSchema,
  dayHoursSchema,
  deliveryProviderSchema,
  pickupAddressSchema,
  providerProductSchema,
} from '../../../src/domain/delivery/providerSchema';
import { moneySchema } from '../../../src/domain/moneySchema';
import { customerSchema } from '../../../src/domain/order/customerSchema';
import { orderSchema, placeOrderSchema } from '../../../src/domain/order/orderSchema';
import { geoAnswerSchema } from '../../../src/domain/region/geoAnswer';
import { enteredHoursSchema } from '../../../src/domain/staff/serviceSchema';
import { jsonResponse } from '../openapi';
import type { Schema } from './documentForm';

/** Schemas that become named components of the document. */
const shared = {
  Money: moneySchema,
  Customer: customerSchema,
  OpeningHours: clocksSchema,
  DayHours: dayHoursSchema,
  EnteredDayHours: enteredHoursSchema,
  PickupAddress: pickupAddressSchema,
  Order: orderSchema,
  PlaceOrder: placeOrderSchema,
  DeliveryProvider: deliveryProviderSchema,
  ProviderProduct: providerProductSchema,
  PlaceSuggestion: placeSuggestionSchema,
  GeoAnswer: geoAnswerSchema,
};

/** Runs these schemas through the generator, so that repeated ones can be found by comparing the JSON. */
export function sharedSchemas(): Record<string, Schema> {
  const { openAPIRegistry, getOpenAPI31Document } = new OpenAPIHono();
  for (const [name, schema] of Object.entries(shared))
    openAPIRegistry.registerPath({
      method: 'get',
      path: `/${name}`,
      responses: { 200: jsonResponse(name, schema.meta({ id: name })) },
    });
  const { components } = getOpenAPI31Document({ openapi: '3.1.0', info: { title: '', version: '' } });
  return JSON.parse(JSON.stringify(components?.schemas ?? {})) as Record<string, Schema>;
}
