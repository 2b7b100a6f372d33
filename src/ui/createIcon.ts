import { createElement, type SVGProps } from 'react';

interface IconData {
  size: number;
  node: [element: string, attributes: Record<string, string>][];
}

interface IconProps extends SVGProps<SVGSVGElement> {
  size?: number;
}

/**
 * Stands in the build for lucide-react's own maker of icons, which weighs a kilobyte on each page for options that
 * nothing here uses. An icon says nothing unless it is given a name.
 */
export default function createIcon({ size: drawn, node }: IconData) {
  return function Icon({ size = drawn, ...rest }: IconProps) {
    return createElement(
      'svg',
      {
        width: size,
        height: size,
        viewBox: `0 0 ${drawn} ${drawn}`,
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': rest['aria-label'] || rest['aria-labelledby'] || rest.role ? undefined : true,
        ...rest,
      },
      node.map(([element, attributes]) => createElement(element, attributes)),
    );
  };
}
