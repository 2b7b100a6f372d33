import { regions } from '../domain/region/regions';
import { veilId } from '../domain/site/veil';

const elsewhere = (attribute: string) =>
  regions.map(({ code }) => `[data-region=${code}] [data-${attribute}]:not([data-${attribute}~=${code}])`).join(',');

/**
 * The rules behind `shownIn` and `reservedFor`, filtered lists, the visitor's session, and the veil shown until the gate
 * renders.
 */
export const regionCss = `${elsewhere('in')},[data-session=in] [data-who=out],[data-session=out] [data-who=in]{display:none!important}
${elsewhere('held')},[data-list=asked] [data-held]{--held:hidden}
[data-held]{visibility:var(--held,visible)}
html[data-gate=open]{overflow:hidden;background:color-mix(in srgb,var(--paper) 10%,#14130f)}
#${veilId}{visibility:hidden}
#${veilId}::backdrop{display:none}
[data-gate=open] body::after{content:'';position:fixed;z-index:25;inset:0;background:rgb(20 19 15/.86)}`;
