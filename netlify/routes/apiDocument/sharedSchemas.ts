import { OpenAPIHono, z } from '@hono/zod-openapi';
import { proofOfWorkSchema, proofOfWorkTaskSchema } from '../../../src/domain/account/proofOfWork';
import {
  codeSentSchema,
  confirmedSessionSchema,
  emailAvailabilitySchema,
  phoneAvailabilitySchema,
} from '../../../src/domain/account/userSchema';
import { placeSuggestionSchema } from '../../../src/domain/address/addressSchema';
import {
  openingHoursSchema,
  dayHoursSchema,
  deliveryProviderSchema,
  pickupAddressSchema,
  providerProductSchema,
} from '../../../src/domain/delivery/providerSchema';
import { moneySchema } from '../../../src/domain/money/moneySchema';
import { customerSchema } from '../../../src/domain/order/customerSchema';
import {
  changeNoteSchema,
  orderChangesSchema,
  orderSchema,
  placeOrderSchema,
} from '../../../src/domain/order/orderSchema';
import { orderStatuses, orderTypes } from '../../../src/domain/order/orderStatus';
import { pushRenewalSchema } from '../../../src/domain/order/pushSubscriptionSchema';
import { ratingSchema } from '../../../src/domain/rating/ratingSchema';
import { geoResponseSchema } from '../../../src/domain/region/geoResponse';
import { localeIds } from '../../../src/domain/region/locales';
import { problemSchema } from '../../../src/domain/api/problemSchema';
import {
  enteredAddressSchema,
  enteredHoursSchema,
  hoursChangeSchema,
  zonesResultSchema,
} from '../../../src/domain/staff/serviceSchema';
import { outsideOrderSchema } from '../../../src/domain/order/outsideOrder';
import { stockPreviewSchema } from '../../../src/domain/staff/stockSchema';
import { regionSchema } from '../../../src/domain/unlock/batchInfoSchema';
import {
  dispensaryResponseSchema,
  dispensaryMessageSchema,
  dispensaryOrderSchema,
  type DispensaryMessage,
} from '../../services/staff/dispensary/dispensaryMessage';
import { jsonResponse } from '../openapi';
import { orderMessageSchema } from './outsideCalls';
import type { JsonSchema } from './openApiTypes';

const messageNames: Record<DispensaryMessage['type'], string> = {
  'order.status': 'OrderStatusMessage',
  'stock.update': 'StockUpdateMessage',
  'price.update': 'PriceUpdateMessage',
  'order.id': 'OrderIdMessage',
  'order.eta': 'OrderEtaMessage',
  'orders.list': 'OrdersListMessage',
};

/** Schemas that become named components of the document, so that generated clients have a type for each. */
const shared = {
  Money: moneySchema,
  OutsideOrder: outsideOrderSchema,
  Customer: customerSchema,
  OpeningHours: openingHoursSchema,
  DayHours: dayHoursSchema,
  WeekHours: deliveryProviderSchema.shape.deliveryTimes,
  ScheduleException: deliveryProviderSchema.shape.exceptions.unwrap().element,
  EnteredAddress: enteredAddressSchema,
  EnteredDayHours: enteredHoursSchema,
  EnteredWeekHours: hoursChangeSchema.shape.delivery.unwrap(),
  PickupAddress: pickupAddressSchema,
  OrderStatus: z.enum(orderStatuses),
  OrderType: z.enum(orderTypes),
  OrderItem: orderSchema.shape.items.element,
  OrderEvent: orderSchema.shape.events.element,
  OrderProvider: orderSchema.shape.provider,
  TimeRange: orderSchema.shape.slot,
  Order: orderSchema,
  PlaceOrder: placeOrderSchema,
  OrderChanges: orderChangesSchema,
  OrderNote: changeNoteSchema,
  FieldProblem: problemSchema.shape.errors.unwrap().element,
  LineProblem: zonesResultSchema.shape.errors.element,
  StockFigures: stockPreviewSchema.shape.changes.element.shape.before,
  PushKeys: pushRenewalSchema.shape.subscription.shape.keys,
  OrderNews: orderMessageSchema,
  ProofOfWorkTask: proofOfWorkTaskSchema,
  ProofOfWork: proofOfWorkSchema,
  CodeSent: codeSentSchema,
  Confirmed: confirmedSessionSchema,
  EmailAvailabilityInput: emailAvailabilitySchema,
  PhoneAvailabilityInput: phoneAvailabilitySchema,
  DeliveryProvider: deliveryProviderSchema,
  ProviderProduct: providerProductSchema,
  PlaceSuggestion: placeSuggestionSchema,
  GeoAnswer: geoResponseSchema,
  Region: regionSchema,
  LocaleId: z.enum(localeIds),
  Effect: ratingSchema.shape.effects.element,
  RatingTag: ratingSchema.shape.tags.element,
  DispensaryOrder: dispensaryOrderSchema,
  DispensaryAnswer: dispensaryResponseSchema,
  ...Object.fromEntries(
    dispensaryMessageSchema.options.map((option) => [messageNames[option.shape.type.value], option]),
  ),
};

/** Runs these schemas through the generator, so that repeated ones can be found by comparing the JSON. */
export function sharedSchemas(): Record<string, JsonSchema> {
  const { openAPIRegistry, getOpenAPI31Document } = new OpenAPIHono();
  for (const [name, schema] of Object.entries(shared))
    openAPIRegistry.registerPath({
      method: 'get',
      path: `/${name}`,
      responses: { 200: jsonResponse(name, schema.meta({ id: name })) },
    });
  const { components } = getOpenAPI31Document({ openapi: '3.1.0', info: { title: '', version: '' } });
  return JSON.parse(JSON.stringify(components?.schemas ?? {})) as Record<string, JsonSchema>;
}
