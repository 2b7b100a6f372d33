import { render } from '@testing-library/react';
import Bell from 'lucide-react/icons/bell';
import Menu from 'lucide-react/icons/menu';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import { describe, expect, it } from 'vitest';
import createIcon from './createIcon';

// The package's types do not declare this export.
const dataOf = async (name: string) => {
  const parts: Record<string, unknown> = await import(`lucide-react/dist/esm/icons/${name}.mjs`);
  return parts['__iconData'] as Parameters<typeof createIcon>[0];
};

const renderIcon = (Icon: typeof Bell | ReturnType<typeof createIcon>, props: object) => {
  const { container, unmount } = render(<Icon {...props} />);
  const svg = container.firstElementChild!;
  svg.removeAttribute('class');
  svg.removeAttribute('xmlns');
  const { outerHTML } = svg;
  unmount();
  return outerHTML;
};

describe('createIcon', () => {
  it.each([
    ['bell', Bell],
    ['menu', Menu],
    ['shopping-bag', ShoppingBag],
  ] as const)('draws %s as its library does, except for the class', async (name, Library) => {
    const Own = createIcon(await dataOf(name));
    for (const props of [{}, { size: 18 }, { 'aria-label': 'Name' }, { strokeWidth: 1.5 }])
      expect(renderIcon(Own, props)).toBe(renderIcon(Library, props));
  });
});
