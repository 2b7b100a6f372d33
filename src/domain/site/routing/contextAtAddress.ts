import { splitLocalePath, type LocaleId } from '../../region/locales';

interface Localized<Context> {
  byLocale?: Partial<Record<LocaleId, Context>>;
}

/** Gatsby shows the same page at every missing address. Returns its context in the language of this one. */
export function contextAtAddress<Context extends Localized<Context>>(context: Context, path: string): Context {
  const locale = splitLocalePath(path)?.locale;
  return (locale && context.byLocale?.[locale.id]) ?? context;
}
