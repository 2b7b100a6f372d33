import { localeOf, localePath, locales } from '../../src/domain/region/locales';
import { gateTitle } from '../e2e/support/gate';
import { wordsOf } from '../e2e/support/words';
import type { Target } from './support/target';
import { expect, test } from './support/test';

for (const locale of locales)
  test(`S1-04 D-12 ${locale.id}: the gate shows all its fields and admits adult shoppers`, async ({ shopper }) => {
    const { t } = wordsOf(locale);
    const isUs = locale.country === 'us';
    const gate: Target = { role: 'dialog', name: gateTitle(locale) };
    await shopper.open(localePath(locale, '/'));
    await shopper.seesWhole(gate);
    const other = localeOf(isUs ? 'en-CA' : 'en-US').country;
    for (const name of ['gate.terms.terms', 'gate.terms.privacy', `gate.switch.${other}`] as const)
      await shopper.sees({ role: 'link', name: t(name), within: gate });
    await shopper.sees({ role: 'combobox', name: t(isUs ? 'gate.us.state' : 'gate.ca.province'), within: gate });
    if (isUs) await shopper.sees({ role: 'button', name: t('gate.us.no'), within: gate });
    else await shopper.types({ role: 'textbox', name: t('gate.ca.birthday'), within: gate }, '05151990');

    await shopper.clicks({ role: 'button', name: t(isUs ? 'gate.us.yes' : 'gate.submit'), within: gate });
    await shopper.misses(gate);
    await shopper.sees({ role: 'heading', at: 0, within: { role: 'main' } });
    await shopper.open(localePath(locale, '/shop'));
    await shopper.sees({ role: 'heading', within: { role: 'main' } });
    expect((await shopper.find(gate)).count, 'it asks once').toBe(0);
  });
