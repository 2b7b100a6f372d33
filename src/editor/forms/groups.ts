import type { ContentFolder } from '../../content/source/contentFolders';
import type { CmsField } from './fields';

/** A section of a form. Files have no sections. */
export interface FieldGroup {
  title: string;
  /** In the order in which editors fill them in. A schema may lack some of them. */
  fields: string[];
}

const schedule: FieldGroup = { title: 'Schedule', fields: ['publishAt', 'takeDownAt'] };
const searchEngines: FieldGroup = { title: 'Search engines', fields: ['title', 'description'] };

const page: FieldGroup[] = [
  { title: 'Text', fields: ['heading', 'lead'] },
  { title: 'Sections', fields: ['sections'] },
  { title: 'Questions', fields: ['topics', 'questions'] },
  searchEngines,
  { title: 'Schedule', fields: ['updatedOn', 'publishAt', 'takeDownAt'] },
  { title: 'Address', fields: ['route'] },
];

/** Short forms have no groups. */
export const fieldGroups: { [folder in ContentFolder]?: FieldGroup[] } = {
  products: [
    { title: 'Text', fields: ['title', 'tagline', 'description', 'highlights', 'specifications', 'inTheBox'] },
    { title: 'Pictures', fields: ['pictures'] },
    {
      title: 'Facts',
      fields: ['brand', 'productType', 'plantType', 'oilType', 'strain', 'effects', 'aromas', 'flavors'],
    },
    { title: 'Sizes and reports', fields: ['variants'] },
    {
      title: 'Where it’s sold',
      fields: ['availability', 'availabilityComingSoonDate', 'visibility', 'expressDeliveryProvidersCount'],
    },
    { title: 'Schedule', fields: ['publishedOn', 'publishAt', 'takeDownAt'] },
    { title: 'Address', fields: ['slug', 'originalId'] },
  ],
  brands: [
    { title: 'Text', fields: ['name', 'place', 'story'] },
    { title: 'Label', fields: ['label'] },
    schedule,
    { title: 'Address', fields: ['slug'] },
  ],
  landings: [
    { title: 'Text', fields: ['heading', 'lead', 'about'] },
    searchEngines,
    { title: 'Address', fields: ['value', 'slug'] },
  ],
  batches: [
    { title: 'Batch', fields: ['batchId', 'productVariantId', 'status', 'jurisdiction'] },
    { title: 'Laboratory', fields: ['lab', 'producerLicence', 'sampleId'] },
    { title: 'Dates', fields: ['packagedOn', 'collectedOn', 'receivedOn', 'testedOn', 'expiresOn'] },
    { title: 'Potency', fields: ['totalThcPercent', 'totalCbdPercent', 'cannabinoids', 'terpenes', 'ingredients'] },
    { title: 'Contaminants', fields: ['contaminants'] },
    { title: 'Recall', fields: ['recall'] },
  ],
  stores: [
    { title: 'Contact', fields: ['name', 'phone'] },
    {
      title: 'Place',
      fields: ['region', 'addressOne', 'city', 'state', 'postalCode', 'latitude', 'longitude', 'timezone'],
    },
    { title: 'Hours', fields: ['hours', 'exceptions'] },
    { title: 'What it sells', fields: ['brands', 'payments'] },
    schedule,
    { title: 'Address', fields: ['id'] },
  ],
  dispensaries: [
    { title: 'Contact', fields: ['name', 'licence'] },
    { title: 'Orders', fields: ['minimum', 'fee', 'postalCodes'] },
    { title: 'Windows', fields: ['hours', 'windowMinutes', 'leadMinutes', 'firstDay'] },
    { title: 'Address', fields: ['id'] },
  ],
  cities: [
    { title: 'Place', fields: ['name', 'region', 'postalCodes'] },
    { title: 'Page', fields: ['about', 'neighborhoods'] },
    { title: 'Address', fields: ['slug'] },
  ],
  guides: [
    { title: 'Text', fields: ['heading', 'lead', 'sections', 'links'] },
    { title: 'Picture', fields: ['picture'] },
    searchEngines,
    { title: 'Dates', fields: ['publishedOn', 'updatedOn'] },
    { title: 'Address', fields: ['order', 'slug'] },
  ],
  pages: page,
  legal: page,
  notifications: [
    { title: 'Text', fields: ['text', 'category', 'link', 'picture'] },
    { title: 'Who sees it', fields: ['visibilitySettings'] },
    { title: 'Schedule', fields: ['meta', 'expiresAfter', 'publishAt', 'takeDownAt'] },
    { title: 'Address', fields: ['originalId'] },
  ],
  site: [
    { title: 'Text', fields: ['name', 'shortName', 'tagline', 'description', 'themeColor'] },
    { title: 'Contact', fields: ['contact', 'partnerUrl'] },
    { title: 'Address', fields: ['siteUrl', 'termsVersion'] },
  ],
};

/** Form elements whose name starts with $ are not fields of the file, so nothing is stored for them. */
export const isFormOnly = (name: string): boolean => name.startsWith('$');

const part = (name: string, field: Omit<CmsField, 'name' | 'required'>): CmsField =>
  ({ ...field, name: `$${name}`, required: false }) as CmsField;

/** Arranges the fields below headings, with a bar that links to each heading. */
export function groupedFields(folder: ContentFolder, fields: readonly CmsField[]): CmsField[] {
  const folderGroups = (fieldGroups[folder] ?? []).flatMap((group) => {
    const inside = group.fields.flatMap((name) => fields.find((field) => field.name === name) ?? []);
    return inside.length ? [{ title: group.title, inside }] : [];
  });
  const bar = part('bar', { label: 'Parts', widget: 'formbar', titles: folderGroups.map(({ title }) => title) });
  const headedFields = folderGroups.flatMap(({ title, inside }) => [
    part(title, { label: title, widget: 'group' }),
    ...inside,
  ]);
  return [bar, ...(headedFields.length ? headedFields : fields)];
}
