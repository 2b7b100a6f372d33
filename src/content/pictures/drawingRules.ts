const list = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).filter(Boolean));

/** Elements that draw. None runs scripts, embeds documents, links or animates. */
export const drawingElements = list(`
  svg g defs symbol use title desc style
  path rect circle ellipse line polyline polygon image text tspan textPath
  linearGradient radialGradient stop pattern clipPath mask marker
  filter feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap
  feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology
  feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence
`);

/** HTML parses what they contain as HTML, not as a drawing. */
export const textElements = list('title desc style');

/** Names, languages and descriptions. They contain no CSS. */
export const textAttributes = list('id class lang xml:lang role aria-label aria-hidden data-name version xml:space');

export const referenceAttributes = list('href xlink:href');

const svgNamespace = 'http://www.w3.org/2000/svg';
export const svgNamespaces: Readonly<Record<string, string>> = {
  xmlns: svgNamespace,
  'xmlns:svg': svgNamespace,
  'xmlns:xlink': 'http://www.w3.org/1999/xlink',
};

/** Geometry and presentation. Their values may contain the functions below. */
export const styleAttributes = list(`
  style type media
  x y x1 y1 x2 y2 cx cy r rx ry fx fy fr dx dy width height d points rotate pathLength viewBox preserveAspectRatio
  transform transform-origin gradientTransform patternTransform gradientUnits patternUnits patternContentUnits
  clipPathUnits maskUnits maskContentUnits primitiveUnits filterUnits markerUnits markerWidth markerHeight refX refY
  orient spreadMethod offset startOffset textLength lengthAdjust method spacing side
  fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin stroke-miterlimit
  stroke-dasharray stroke-dashoffset opacity color color-interpolation color-interpolation-filters display visibility
  overflow clip clip-path clip-rule mask mask-type filter marker marker-start marker-mid marker-end paint-order
  vector-effect shape-rendering text-rendering image-rendering color-rendering stop-color stop-opacity flood-color
  flood-opacity lighting-color mix-blend-mode isolation enable-background solid-color solid-opacity
  font font-family font-size font-size-adjust font-stretch font-style font-variant font-weight letter-spacing
  word-spacing text-anchor text-align text-decoration dominant-baseline alignment-baseline baseline-shift
  writing-mode direction unicode-bidi
  in in2 result mode operator k1 k2 k3 k4 values stdDeviation edgeMode radius scale xChannelSelector yChannelSelector
  baseFrequency numOctaves seed stitchTiles surfaceScale specularConstant specularExponent diffuseConstant
  kernelMatrix kernelUnitLength order divisor bias targetX targetY preserveAlpha azimuth elevation z pointsAtX
  pointsAtY pointsAtZ limitingConeAngle tableValues slope intercept amplitude exponent
`);

/** None of them loads anything. `url` may only refer to a part of the drawing. */
export const styleFunctions = list(`
  rgb rgba hsl hsla matrix translate translateX translateY scale scaleX scaleY rotate skewX skewY
  blur brightness contrast drop-shadow grayscale hue-rotate invert opacity saturate sepia calc
`);
