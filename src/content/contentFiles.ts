import type { Batch } from '../domain/catalogue/batchSchema';
import type { Brand } from '../domain/catalogue/brandSchema';
import type { Product } from '../domain/catalogue/productSchema';
import type { Store } from '../domain/delivery/storeSchema';
import type { Footer, Navigation, NotificationEntry, Page, Site } from '../domain/site/pageSchema';
import type { ContentFile } from './readFolder';

/** All content of the site, each entry with its file. */
export interface ContentFiles {
  products: ContentFile<Product>[];
  brands: ContentFile<Brand>[];
  batches: ContentFile<Batch>[];
  stores: ContentFile<Store>[];
  pages: ContentFile<Page>[];
  notifications: ContentFile<NotificationEntry>[];
  navigation: ContentFile<Navigation>[];
  footer: ContentFile<Footer>[];
  site: ContentFile<Site>[];
}
