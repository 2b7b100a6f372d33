import { fontFaces, headingFamilies, textFamilies } from './fonts';
import { darkPaper, darkQuery, focusRing, media, slowMs } from './tokens';

const lightColors = `color-scheme:light;
--paper:#fbfaf7;--surface:#f2f0ea;--raised:#fff;--ink:#14130f;--muted:#5e5b52;--line:#dedad0;--edge:#8c877a;
--light:#ffb21a;--light-soft:#fff0cf;--on-light:#14130f;--spark:#ffb21a;
--success:#1f6b3f;--success-soft:#ebf3ea;--error:#b3261e;--error-soft:#fbece7;
--warning:#7a4f00;--warning-soft:#fff4dc;--info:#544b36;--info-soft:#f1ece0;
--sativa:#f0a010;--indica:#bd4a18;--hybrid:#a0770c;--cbd:#d3ba66;--scrim:rgb(20 19 15/.5);`;

const darkColors = `color-scheme:dark;
--paper:#14130f;--surface:#201f1a;--raised:#1b1a15;--ink:#faf8f2;--muted:#b5b0a3;--line:#35332b;--edge:#7d786b;
--light-soft:#3a2c0c;--spark:#14130f;
--success:#7fd3a0;--success-soft:#18261c;--error:#ff9b8f;--error-soft:#321a17;
--warning:#ffc861;--warning-soft:#2e2410;--info:#dccfb0;--info-soft:#2c2920;
--sativa:#fbb021;--indica:#e0642c;--hybrid:#c2941c;--cbd:#f3e4a4;`;

/** In dark mode, the page is a little lighter than its dark sections, whose pictures end in their background. */
const darkPage = `${darkColors}
--paper:${darkPaper};--surface:#25241e;--raised:#22201b;--line:#3b392f;--edge:#878275;--scrim:rgb(0 0 0/.6);
--shadow-low:0 6px 20px -8px #000;--shadow-high:0 0 0 1px var(--line),0 24px 64px -16px #000;`;

/**
 * In forced colors, browsers keep system colors, so a selected chip or the bar of a chart stays visible. Plant types
 * keep their own colors. Text on such a background needs `forced-color-adjust: none`, or the browser paints the page's
 * color behind it.
 */
const forcedColors = `--paper:Canvas;--surface:Canvas;--raised:Canvas;--ink:CanvasText;--muted:CanvasText;--line:GrayText;--edge:ButtonText;
--light:Highlight;--light-soft:Canvas;--on-light:HighlightText;--spark:Canvas;
--success:CanvasText;--success-soft:Canvas;--error:CanvasText;--error-soft:Canvas;
--warning:CanvasText;--warning-soft:Canvas;--info:CanvasText;--info-soft:Canvas;`;

const scale = `--sans:${textFamilies};--headings:${headingFamilies};
--t-display:600 clamp(2.75rem,8vw,6rem)/.98 var(--headings);
--t-title:600 clamp(2.125rem,5vw,3.5rem)/1.05 var(--headings);
--t-section:600 clamp(1.5rem,3vw,2.125rem)/1.15 var(--headings);
--t-sub:600 1.25rem/1.3 var(--headings);
--t-strong:600 1rem/1.4 var(--sans);
--t-lead:400 clamp(1.125rem,1.6vw,1.3125rem)/1.5 var(--sans);
--t-body:400 1rem/1.55 var(--sans);
--t-label:500 .9375rem/1.4 var(--sans);
--t-small:400 .8125rem/1.45 var(--sans);
--s1:4px;--s2:8px;--s3:12px;--s4:16px;--s5:20px;--s6:24px;--s8:32px;--s10:40px;--s12:48px;--s16:64px;--s24:96px;
--gutter:clamp(20px,4vw,48px);--half:clamp(760px,40vw,1040px);--side:max(var(--gutter),50% - var(--half));--section:clamp(64px,10vw,128px);
--r6:6px;--r12:12px;--r20:20px;--pill:999px;
--shadow-low:0 1px 2px rgb(20 19 15/.05),0 6px 20px -8px rgb(20 19 15/.1);
--shadow-high:0 2px 6px rgb(20 19 15/.06),0 24px 64px -16px rgb(20 19 15/.28);
--glow:0 0 0 1px var(--light),0 0 32px -2px rgb(255 178 26/.5);
--fast:120ms;--mid:220ms;--slow:${slowMs}ms;--ease:cubic-bezier(.16,1,.3,1);`;

/** Keeps the label above a field and the error below it in view, when focus or an anchor scrolls to the field. */
const fieldScroll = 'input,select,textarea{scroll-margin-block:var(--s16) var(--s8)}';

/** Phone browsers zoom into a focused field with a smaller font, and stay zoomed in. */
const touchFields = '@media (pointer:coarse){input,select,textarea{font-size:max(1rem,16px)!important}}';

/**
 * The build writes these styles into the head, because a component would also ship them in a script. Gatsby's announcer
 * speaks English on French pages; the shell has its own.
 */
export const globalCss = `${fontFaces}
:root{${lightColors}${scale}}
@media screen and ${darkQuery}{:root{${darkPage}}}
[data-tone=light]{${lightColors}}
[data-tone=dark]{${darkColors}}
${media.forcedColors}{:root,[data-tone]{${forcedColors}}}
:where([data-tone=light]){color:var(--ink)}
:where([data-tone=dark]){color:var(--ink);background:var(--paper)}
*,::before,::after{box-sizing:border-box}
body,h1,h2,h3,h4,p,ul,ol,dl,dd,figure,fieldset{margin:0;padding:0;border:0}
ul,ol{list-style:none}
html{scroll-padding-top:72px;scrollbar-gutter:stable;text-size-adjust:100%;-webkit-text-size-adjust:100%;-webkit-tap-highlight-color:transparent}
${media.belowWide}{html[data-sub-header]{scroll-padding-top:122px}}
${media.shortPage}{html{--bottom-bar:0px!important;--bottom-card:0px!important;scroll-padding-block:32px!important}body{padding-bottom:0!important}}
html[data-modal]{overflow:hidden;scrollbar-gutter:auto;background:color-mix(in srgb,var(--paper),#14130f)}
html[data-modal] body{padding-inline-end:var(--bar,0)}
body{min-height:100svh;font:var(--t-body);color:var(--ink);background:var(--paper);-webkit-font-smoothing:antialiased;overflow-wrap:break-word}
h1,h2,h3,h4{text-wrap:balance}
h1,h2,h3,h4,p{max-width:100%;overflow-wrap:anywhere}
p,li{text-wrap:pretty}
button,input,select,textarea{font:inherit;letter-spacing:inherit;color:inherit}
${touchFields}
${fieldScroll}
button,summary,label,select{touch-action:manipulation}
a{color:inherit}
#gatsby-announcer{display:none}
img,svg{display:block;max-width:100%}
::selection{color:var(--on-light);background:var(--light)}
:focus-visible{${focusRing}}
[tabindex="-1"]:focus-visible{outline:0;box-shadow:none}
@page{margin:14mm}
@media print{html{overflow:visible!important}body>:not(#___gatsby){display:none!important}body,main{min-height:0!important;padding-top:0!important;background:none}}
@media (prefers-reduced-motion:reduce){*,::before,::after,::backdrop{animation-duration:.01ms!important;animation-iteration-count:1!important;transition:none!important;scroll-behavior:auto!important}}
`;
