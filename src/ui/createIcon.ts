import { createElement, type SVGProps } from 'react';

interface IconData {
  size: number;
  node: [element: string, attributes: Record<string, string>][];
}

interface IconProps extends SVGProps<SVGSVGElement> {
  size?: number;
}

/** Replaces lucide-react's icon factory in the build, which adds a kilobyte of unused options to each page. */
export default function createIcon({ size: icon, node }: IconData) {
  return function Icon({ size = icon, ...rest }: IconProps) {
    return createElement(
      'svg',
      {
        width: size,
        height: size,
        viewBox: `0 0 ${icon} ${icon}`,
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
