import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { writeJson } from '../../../src/editor/entries/writeJson';
import { buildOil } from '../../../tests/fixtures/contentFolder';
import { amber, svg, serveAdmin, type Refused } from '../../../tests/fixtures/editor/adminServer';

const { act, publish, textOf, remove, removePicture, onDisk, restart, root, hashOf } = serveAdmin();

describe('a conflict with what somebody else has published', () => {
  test('a file that somebody else changed meanwhile is a conflict: nothing is written and both versions are known', async () => {
    const base = textOf(amber);
    const theirs = writeJson(buildOil({ title: { en: 'Theirs', fr: 'À eux' } }));
    expect((await publish({ path: amber, text: theirs, base }))[0]).toBe(200);
    const mine = { path: amber, text: writeJson(buildOil({ title: { en: 'Mine', fr: 'À moi' } })), base };
    const other = {
      path: 'content/notifications/news.json',
      text: null,
      base: textOf('content/notifications/news.json'),
    };
    expect(await act<Refused>('checkChanges', { changes: [mine] })).toMatchObject([
      200,
      { conflicts: [{ path: amber, theirs }] },
    ]);
    const [status, { error, conflicts }] = await publish(mine, other);
    expect([status, conflicts]).toEqual([409, [{ path: amber, theirs }]]);
    expect(error).toContain(`${amber} was changed by somebody else`);
    expect([onDisk(amber), existsSync(join(root(), 'notifications/news.json'))]).toEqual([theirs, true]);
    expect((await publish({ ...mine, base: theirs }, other))[0]).toBe(200);
    expect([onDisk(amber), existsSync(join(root(), 'notifications/news.json'))]).toEqual([mine.text, false]);
  });

  test('nor is a file that the other has deleted or added meanwhile written, and no other of the bundle', async () => {
    const news = 'content/notifications/news.json';
    const base = textOf(news)!;
    const brand = 'content/brands/new.json';
    const text = onDisk('content/brands/alder.json');
    const theirs = text.replace('"alder"', '"new"');
    expect((await remove(news))[0]).toBe(200);
    expect((await publish({ path: brand, text: theirs, base: null }))[0]).toBe(200);
    const [status, { error, conflicts }] = await publish(
      { path: news, text: base.replace('{', '{ '), base },
      { path: brand, text: theirs.replace('{', '{ '), base: null },
      { path: 'content/brands/third.json', text: text.replace('"alder"', '"third"'), base: null },
    );
    expect([status, conflicts]).toEqual([
      409,
      [
        { path: news, theirs: null },
        { path: brand, theirs },
      ],
    ]);
    expect(error).toBe(
      `${news} was deleted by somebody else since you opened it.\n${brand} was changed by somebody else since you opened it.`,
    );
    expect([existsSync(join(root(), 'brands/third.json')), onDisk(brand)]).toEqual([false, theirs]);
  });

  test('a restarted server knows the conflict too, and that both made the same change', async () => {
    const base = textOf(amber);
    const [theirs, mine] = ['Theirs', 'Mine'].map((en) => writeJson(buildOil({ title: { en, fr: en } })));
    await publish({ path: amber, text: theirs!, base });
    await restart();
    expect((await publish({ path: amber, text: mine!, base }))[0]).toBe(409);
    expect((await publish({ path: amber, text: theirs!, base }))[0]).toBe(200);
    expect(onDisk(amber)).toBe(theirs);
  });

  describe('a picture that somebody else has replaced or deleted', () => {
    const path = 'content/pictures/poster.svg';
    const drawing = (width: number) => svg.replace('400', String(width));
    const upload = (text: string, base: string | null | undefined) =>
      act('persistMedia', { asset: { path, content: Buffer.from(text).toString('base64'), base } });
    let previousText: string;

    beforeEach(async () => {
      await upload(svg, null);
      const [, list] = await act<{ id: string; path: string }[]>('getMedia');
      previousText = list.find((each) => each.path === path)!.id;
    });

    test('is not replaced, also by a restarted server', async () => {
      expect((await upload(drawing(500), previousText))[0]).toBe(200);
      await restart();
      for (const base of [previousText, null, undefined]) {
        const [status, { error }] = await upload(drawing(600), base);
        expect([status, error]).toEqual([409, expect.stringContaining(path)]);
      }
      expect(onDisk(path)).toBe(drawing(500));
      expect((await upload(drawing(500), previousText))[0], 'the same picture').toBe(200);
      expect((await upload(drawing(600), await hashOf(path)))[0]).toBe(200);
    });

    test('is not deleted, and the conflict shows it', async () => {
      await upload(drawing(500), previousText);
      const [status, { conflicts }] = await publish({ path, text: null, base: previousText });
      expect([status, conflicts]).toEqual([409, [{ path, theirs: Buffer.from(drawing(500)).toString('base64') }]]);
      expect(onDisk(path)).toBe(drawing(500));
      expect((await removePicture(path))[0]).toBe(200);
      expect((await upload(drawing(600), previousText))[1].error).toContain(`${path} was deleted by somebody else`);
      expect((await publish({ path, text: null, base: previousText }))[0], 'deleted by both').toBe(200);
    });
  });

  test('of two people who publish the same entry at once, one succeeds and the other gets a conflict', async () => {
    const base = textOf(amber);
    const texts = ['One', 'Two'].map((en) => writeJson(buildOil({ title: { en, fr: en } })));
    const responses = await Promise.all(texts.map((text) => publish({ path: amber, text, base })));
    expect(responses.map(([status]) => status).sort()).toEqual([200, 409]);
    expect(onDisk(amber)).toBe(texts[responses.findIndex(([status]) => status === 200)]);
  });
});
