import type { Batch } from '../../domain/catalogue/batchSchema';
import type { Brand } from '../../domain/catalogue/brandSchema';
import type { Landing } from '../../domain/catalogue/landingSchema';
import type { Product } from '../../domain/catalogue/productSchema';
import type { City, Dispensary } from '../../domain/delivery/citySchema';
import type { Store } from '../../domain/delivery/stores/storeSchema';
import type { Guide } from '../../domain/editorial/guideSchema';
import type { FooterContent, Navigation, NotificationEntry, Page, Site } from '../../domain/editorial/pageSchema';
import type { Photo } from '../../domain/editorial/photoSchema';
import type { ContentFile } from './readFolder';

export interface ContentFiles {
  products: ContentFile<Product>[];
  brands: ContentFile<Brand>[];
  landings: ContentFile<Landing>[];
  batches: ContentFile<Batch>[];
  stores: ContentFile<Store>[];
  dispensaries: ContentFile<Dispensary>[];
  cities: ContentFile<City>[];
  guides: ContentFile<Guide>[];
  pages: ContentFile<Page>[];
  photos: ContentFile<Photo>[];
  notifications: ContentFile<NotificationEntry>[];
  navigation: ContentFile<Navigation>[];
  footer: ContentFile<FooterContent>[];
  site: ContentFile<Site>[];
}
