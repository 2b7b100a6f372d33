import type { StarterPod } from '../../domain/catalogue/starter/starterPods';
import type { DeliverySlot } from '../../domain/delivery/deliverySlots';
import type { Locale } from '../../domain/region/locales';
import { addDays, isoDay } from '../../domain/time/calendarDay';
import { zonedDay } from '../../domain/time/zonedTime';
import { formatAverage } from '../../i18n/formatAverage';
import { formatPotency } from '../../i18n/formatPotency';
import { dateFormatter } from '../../i18n/time/dateFormatter';
import { formatSlotDay } from '../../i18n/time/formatSlot';
import type { Translate } from '../../i18n/translator';

interface Words {
  locale: Locale;
  t: Translate<'first' | 'starter' | 'traits'>;
}

/** 'happy and uplifted'. Labels are capitalized, but the list stands within a sentence. */
function formatList(labels: readonly string[], { id }: Locale): string {
  const lower = labels.map((label) => label.toLocaleLowerCase(id));
  return new Intl.ListFormat(id, { type: 'conjunction' }).format(lower);
}

function formatDistinction({ reason: { distinction } }: StarterPod, { locale, t }: Words): string | null {
  switch (distinction?.kind) {
    case 'rating':
      return t('starter.reason.rating', { average: formatAverage(distinction.average, locale.id) });
    case 'flavors': {
      const flavors = distinction.flavors.map((flavor) => t(`product.aroma.${flavor}`));
      return t('starter.reason.flavors', { flavors: formatList(flavors, locale) });
    }
    case 'price':
    case 'cbd':
      return t(`starter.reason.${distinction.kind}`);
    case undefined:
      return null;
  }
}

/** 'Often reported: happy and uplifted. Lowest strength: 69.6% THC. Flavor: spice and floral.' */
export function formatReason(pod: StarterPod, strength: 'gentle' | 'medium' | 'strong', words: Words): string {
  const { locale, t } = words;
  const { reason } = pod;
  const percent = formatPotency(reason.thcPercent, locale);
  const effects = reason.effects.map((effect) => t(`product.effect.${effect}`));
  return [
    t('starter.reason.effects', { effects: formatList(effects, locale) }),
    reason.strength === 'asked'
      ? t(`starter.reason.asked.${strength}`, { percent })
      : t(`starter.reason.${reason.strength}`, { percent }),
    formatDistinction(pod, words),
  ]
    .filter(Boolean)
    .join(' ');
}

interface SlotWords {
  locale: Locale;
  t: Translate<'starter'>;
  timezone: string;
  now: Date;
}

/** 'tomorrow, 10 – 11 AM' in the dispensary's time zone, to end a sentence. */
export function formatFirstSlot({ start, end }: Pick<DeliverySlot, 'start' | 'end'>, words: SlotWords): string {
  const { locale, t, timezone, now } = words;
  const [from, to] = [new Date(start), new Date(end)];
  const isOnTheHour = [from, to].every((time) => time.getUTCMinutes() === 0);
  const clock: Intl.DateTimeFormatOptions = { timeZone: timezone, hour: 'numeric' };
  const time = dateFormatter(locale.id, isOnTheHour ? clock : { ...clock, minute: '2-digit' }).formatRange(from, to);
  const today = zonedDay(now, timezone);
  const day = isoDay(zonedDay(from, timezone));
  if (day === isoDay(today)) return t('starter.today', { time });
  if (day === isoDay(addDays(today, 1))) return t('starter.tomorrow', { time });
  return t('starter.day', { date: formatSlotDay(start, { locale, timezone }), time });
}
