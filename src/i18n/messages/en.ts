import type { MessageGroup } from '../../domain/site/messageGroups';
import { messages as account } from './en/account';
import { messages as details } from './en/details';
import { messages as device } from './en/device';
import { messages as filters } from './en/filters';
import { messages as first } from './en/first';
import { messages as footer } from './en/footer';
import { messages as lab } from './en/lab';
import { messages as map } from './en/map';
import { messages as order } from './en/order';
import { messages as pages } from './en/pages';
import { messages as places } from './en/places';
import { messages as pods } from './en/pods';
import { messages as product } from './en/product';
import { messages as ratings } from './en/ratings';
import { messages as reviews } from './en/reviews';
import { messages as search } from './en/search';
import { messages as settings } from './en/settings';
import { messages as shop } from './en/shop';
import { messages as starter } from './en/starter';
import { messages as stores } from './en/stores';
import { messages as traits } from './en/traits';
import { messages as welcome } from './en/welcome';
import { mergeGroups } from './mergeGroups';

const byGroup = {
  first,
  welcome,
  footer,
  account,
  order,
  pages,
  product,
  details,
  device,
  traits,
  lab,
  shop,
  filters,
  map,
  starter,
  stores,
  places,
  pods,
  ratings,
  reviews,
  search,
  settings,
} satisfies Record<MessageGroup, object>;

/** Every language has the same keys. */
export type EnglishGroups = typeof byGroup;

export const en = mergeGroups(byGroup);
