import type { MessageGroup } from '../../domain/site/messageGroups';
import { messages as account } from './fr/account';
import { messages as details } from './fr/details';
import { messages as device } from './fr/device';
import { messages as filters } from './fr/filters';
import { messages as first } from './fr/first';
import { messages as footer } from './fr/footer';
import { messages as lab } from './fr/lab';
import { messages as map } from './fr/map';
import { messages as order } from './fr/order';
import { messages as pages } from './fr/pages';
import { messages as places } from './fr/places';
import { messages as pods } from './fr/pods';
import { messages as product } from './fr/product';
import { messages as ratings } from './fr/ratings';
import { messages as reviews } from './fr/reviews';
import { messages as search } from './fr/search';
import { messages as settings } from './fr/settings';
import { messages as shop } from './fr/shop';
import { messages as starter } from './fr/starter';
import { messages as stores } from './fr/stores';
import { messages as traits } from './fr/traits';
import { messages as welcome } from './fr/welcome';
import { mergeGroups } from './mergeGroups';

export const fr = mergeGroups({
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
} satisfies Record<MessageGroup, object>);
