import { describe, expect, test } from 'vitest';
import { readEntries } from '../../source/readFolder';
import { linkRegions } from './linkRegions';

const products = readEntries('content', 'products', new Date('2026-11-25'));
const usRegions = (href: string) => linkRegions(href, 'us', products);
const caRegions = (href: string) => linkRegions(href, 'ca', products);

describe('where a page’s link is shown', () => {
  test('null means every region of the country', () => {
    expect(usRegions('/shop/pods')).toBeNull();
    expect(usRegions('/support#contact')).toBeNull();
  });

  test('D-08 a link is hidden in regions that lack its page', () => {
    expect(usRegions('/xpress')).toEqual(['CA']);
    expect(usRegions('/shop')).not.toContain('UT');
    expect(caRegions('/store-locator')).toEqual(['ON', 'AB']);
    expect(caRegions('/xpress')).toEqual([]);
  });

  test('S6-07 links to the unlock page are shown where UNLOCK_APP_LINKS is on', () => {
    expect(usRegions('/unlock')).not.toContain('UT');
    expect(caRegions('/unlock')).toEqual(['ON', 'AB']);
  });

  test('a filtered list is linked where it has results and where lists can be filtered', () => {
    expect(usRegions('/shop/pods?plant=Sativa')).toBeNull();
    expect(usRegions('/shop/pods?method=Broad%20Spectrum%20Extract')).toEqual(['CA', 'MO', 'UT', 'CO']);
    expect(usRegions('/shop/pods?method=No+such')).toEqual([]);
    expect(caRegions('/shop/pods?plant=Sativa')).toEqual(['ON', 'AB']);
    expect(usRegions('/shop/pods?brand=larkhollow')).toContain('CA');
    expect(usRegions('/shop/pods?brand=maison-lisiere')).toEqual([]);
  });
});
