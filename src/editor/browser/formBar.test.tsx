import { act, fireEvent, render, screen } from '@testing-library/react';
import { Component, createElement, type ComponentType, type ReactNode } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { buildContentBatch, buildOil } from '../../../tests/fixtures/contentFolder';
import type { ContentChange } from '../changes/changeSet';
import { fetchEntries } from './entries';
import { withFrame } from './fieldFrame';
import { formBar } from './formBar';
import { groupHeading } from './groupHeading';

const store = vi.hoisted(() => {
  const listeners = new Set<() => void>();
  let entry: unknown;
  return {
    getState: () => ({ entryDraft: { get: () => entry } }),
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    put: (next: unknown) => {
      entry = next;
      for (const listener of listeners) listener();
    },
  };
});
vi.mock('decap-cms-core', () => ({ DecapCmsCore: {} }));
vi.mock('decap-cms-core/dist/esm/actions/entries', () => ({}));
vi.mock('decap-cms-core/dist/esm/redux', () => ({ store }));
const changes = vi.hoisted((): { list: ContentChange[] } => ({ list: [] }));
vi.mock('./changes/editorChanges', () => ({
  editorChanges: () => ({ load: () => Promise.resolve(), list: () => changes.list }),
}));

const oil = buildOil();
const brand = {
  slug: 'alder',
  name: 'Alder',
  story: { en: 'A', fr: 'A' },
  label: { ink: '#111111', paper: '#222222', accent: '#333333', pattern: 'rings' },
};
const texts = {
  'products/california-amber.json': JSON.stringify(oil),
  'batches/B-1.json': JSON.stringify(buildContentBatch()),
  'brands/alder.json': JSON.stringify(brand),
};

const names = { all: ['pod'], photos: [] };

beforeEach(() => {
  changes.list = [];
  names.all = ['pod'];
  vi.stubGlobal('fetch', (path: string) =>
    Promise.resolve(Response.json(path === '/admin/entries.json' ? texts : names)),
  );
});

const formEntry = (data: unknown, { isNew = false } = {}) => ({
  get: (key: string) => ({ collection: 'pods', slug: isNew ? '' : oil.slug, newRecord: isNew })[key],
  getIn: () => ({ toJS: () => data }),
});
const with$ = (change: object) => ({ ...oil, variants: [{ ...oil.variants[0], ...change }] });

const opened = vi.fn<(path: string) => void>();

/** Expands when it gets the focus, as Decap's list does. */
class Control extends Component<{ field: object; name: string; children?: ReactNode }> {
  focus = opened;
  override render = () => this.props.children ?? <input aria-label={this.props.name} />;
}

const drawn = (controlComponent: unknown, props: object) =>
  createElement(withFrame({ name: 'any', controlComponent }).controlComponent as ComponentType<object>, props);

const Field = ({ name, children }: { name: string; children?: ReactNode }) => (
  <div data-testid={name}>{drawn(Control, { field: { get: () => name }, name, children })}</div>
);

function renderBar(titles = ['Text', 'Sizes and reports']) {
  const control = (part: { controlComponent: unknown }, field: Record<string, unknown>) =>
    drawn(part.controlComponent, { field: { get: (key: string) => field[key] } });
  return render(
    <>
      {control(formBar, { titles })}
      {titles.map((label) => (
        <div key={label}>{control(groupHeading, { label })}</div>
      ))}
      <Field name="slug" />
      <Field name="variants">
        <Field name="thcGrams" />
      </Field>
    </>,
  );
}

describe('the bar of a form', () => {
  test('leads to each group', () => {
    store.put(formEntry(oil));
    renderBar();
    const scrolled = vi.fn();
    screen.getByRole('heading', { name: 'Sizes and reports' }).scrollIntoView = scrolled;
    fireEvent.click(screen.getByRole('button', { name: 'Sizes and reports' }));
    expect(scrolled).toHaveBeenCalled();
  });

  test('shows the expected figure while one types, below the field and in the list that leads to it', async () => {
    store.put(formEntry(oil));
    renderBar();
    expect(await screen.findByText('No problems')).toBeVisible();
    act(() => store.put(formEntry(with$({ thcGrams: 0.7 }))));
    const message = 'Expected 0.7272 to 0.8889, within 10 % of what B-1 measured (80 % of 1 g), got 0.7.';
    expect(await screen.findByText('1 problem')).toBeVisible();
    expect(screen.getByTestId('thcGrams')).toHaveTextContent(message);

    const scrolled = vi.fn();
    screen.getByTestId('thcGrams').querySelector('div')!.scrollIntoView = scrolled;
    fireEvent.click(screen.getByText('Size 1 · THC, in grams'));
    await vi.waitFor(() => expect(scrolled).toHaveBeenCalled());
    expect(opened).toHaveBeenCalledExactlyOnceWith('0.thcGrams');
    expect(screen.getByLabelText('thcGrams')).toHaveFocus();

    act(() => store.put(formEntry(with$({ thcGrams: 0.8 }))));
    expect(await screen.findByText('No problems')).toBeVisible();
    expect(screen.queryByText(message)).toBeNull();
  });

  test('uses drafts that are not published: a pod of a new brand', async () => {
    const drafted = (path: string, value: unknown) => ({ path, text: JSON.stringify(value), base: null, at: 0 });
    changes.list = [drafted('content/brands/dune.json', { ...brand, slug: 'dune', name: 'Dune' })];
    store.put(formEntry({ ...oil, brand: 'dune' }));
    renderBar();
    expect(await screen.findByText('No problems')).toBeVisible();
  });

  test('has no problem with a picture once it is uploaded', async () => {
    store.put(formEntry({ ...oil, pictures: ['oak'] }));
    renderBar();
    expect(await screen.findByText('1 problem')).toBeVisible();
    names.all = ['pod', 'oak'];
    await act(async () => void (await fetchEntries()));
    expect(await screen.findByText('No problems')).toBeVisible();
  });

  test('counts what a new entry still needs, and reports only what was typed', async () => {
    store.put(formEntry({ ...with$({ id: '' }), slug: 'Not A Slug', originalId: '' }, { isNew: true }));
    renderBar();
    expect(await screen.findByText('1 problem, 1 field to fill in')).toBeVisible();
    expect(screen.getByTestId('slug')).toHaveTextContent('Expected lower-case letters and digits');
    expect(screen.getByTestId('variants')).not.toHaveTextContent('Expected');
  });
});
