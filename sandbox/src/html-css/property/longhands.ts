/**
 * Every property that can be observed: its initial value as a browser writes it, whether it is inherited (*), and how
 * its value is computed. What is not here can stand in a style sheet but not in a check.
 */
export type Kind =
  /** Words, and whatever is among them as it is. */
  | 'words'
  /** Words whose case matters, because a page may make them up. */
  | 'names'
  /** Lengths and per cent; `sizes` are never negative. */
  | 'lengths'
  | 'sizes'
  | 'numbers'
  | 'integers'
  | 'times'
  | 'color'
  /** Colours among lengths and words: shadows, gradients, filters. */
  | 'pictures'
  /** A rule of its own in compute.ts. */
  | 'own';

export type Longhand = { readonly initial: string; readonly inherited: boolean; readonly kind: Kind };

const TABLE: Readonly<Record<Kind, string>> = {
  words: `
    animation-composition replace; animation-direction normal;
    animation-fill-mode none; animation-play-state running; appearance none; backface-visibility visible;
    background-attachment scroll; background-blend-mode normal; background-clip border-box; background-origin padding-box;
    border-bottom-style none; border-collapse* separate; border-image-repeat stretch; border-left-style none;
    border-right-style none; border-top-style none; box-decoration-break slice; box-sizing content-box; break-after auto;
    break-before auto; break-inside auto; caption-side* top; clear none; column-fill balance;
    column-rule-style none; column-span none; contain none; container-type normal; content-visibility visible;
    direction* ltr; empty-cells* show; field-sizing fixed; flex-direction row; flex-wrap nowrap; font-kerning* auto;
    font-optical-sizing* auto; font-synthesis-small-caps* auto; font-synthesis-style* auto; font-synthesis-weight* auto;
    font-variant-alternates* normal; font-variant-caps* normal; font-variant-east-asian* normal;
    font-variant-emoji* normal; font-variant-ligatures* normal; font-variant-numeric* normal;
    font-variant-position* normal; forced-color-adjust* auto; hyphens* manual; image-orientation* from-image;
    image-rendering* auto; isolation auto; 
    line-break* auto; list-style-position* outside; mask-clip border-box; mask-composite add; mask-mode match-source;
    mask-origin border-box; mask-type luminance; mix-blend-mode normal; object-fit fill; outline-style none;
    overflow-anchor auto; overflow-wrap* normal; overscroll-behavior-x auto; overscroll-behavior-y auto;
    paint-order* normal; pointer-events* auto; position static; print-color-adjust* economy; resize none;
    ruby-position* over; scroll-behavior auto; scroll-snap-stop normal;
    scrollbar-gutter auto; scrollbar-width auto; stroke-linecap* butt; stroke-linejoin* miter; table-layout auto;
    text-align-last* auto; text-anchor* start; text-combine-upright* none; text-decoration-line none;
    text-decoration-skip-ink* auto; text-decoration-style solid; text-emphasis-position* over; text-justify* auto;
    text-orientation* mixed; text-overflow clip; text-rendering* auto; text-transform* none;
    text-underline-position* auto; text-wrap-mode* wrap; text-wrap-style* auto; touch-action auto; transform-box view-box;
    transform-style flat; transition-behavior normal; unicode-bidi normal; user-select* auto; visibility* visible;
    white-space-collapse* collapse; word-break* normal; writing-mode* horizontal-tb; fill-rule* nonzero; clip-rule* nonzero;
    -webkit-box-orient horizontal; -webkit-font-smoothing* auto`,
  names: `
    container-name none; quotes* auto; view-transition-name none; will-change auto;
    hyphenate-character* auto; font-variation-settings* normal`,
  lengths: `
    bottom auto; left auto; right auto; top auto; margin-bottom 0px; margin-left 0px; margin-right 0px; margin-top 0px;
    outline-offset 0px; scroll-margin-bottom 0px; scroll-margin-left 0px; scroll-margin-right 0px; scroll-margin-top 0px;
    text-indent* 0px; text-underline-offset* auto; vertical-align baseline`,
  sizes: `
    width auto; height auto; min-width auto; min-height auto; max-width none; max-height none; padding-bottom 0px;
    padding-left 0px; padding-right 0px; padding-top 0px; column-gap normal; row-gap normal; column-width auto;
    flex-basis auto; perspective none; shape-margin 0px; scroll-padding-bottom auto; scroll-padding-left auto;
    scroll-padding-right auto; scroll-padding-top auto; text-decoration-thickness auto; grid-auto-columns auto;
    grid-auto-rows auto; border-spacing* 0px;
    contain-intrinsic-width none; contain-intrinsic-height none; -webkit-text-stroke-width* 0px`,
  numbers: `
    flex-grow 0; flex-shrink 1; stroke-miterlimit* 4;
    shape-image-threshold 0; animation-iteration-count 1; zoom 1; font-size-adjust* none; tab-size* 8`,
  integers: 'order 0; z-index auto; orphans* 2; widows* 2; column-count auto; -webkit-line-clamp none',
  times: 'animation-delay 0s; transition-delay 0s; transition-duration 0s',
  color: `
    background-color transparent; border-bottom-color currentcolor; border-left-color currentcolor;
    border-right-color currentcolor; border-top-color currentcolor; outline-color currentcolor; caret-color* auto;
    accent-color* auto; column-rule-color currentcolor; text-decoration-color currentcolor; text-emphasis-color* currentcolor;
    fill* black; stroke* none; -webkit-text-fill-color* currentcolor; -webkit-text-stroke-color* currentcolor;
    scrollbar-color* auto`,
  pictures: `
    background-image none; list-style-image* none; border-image-source none; mask-image none; box-shadow none;
    text-shadow* none; filter none; backdrop-filter none; clip-path none; cursor* auto; shape-outside none`,
  own: `
    align-content normal; align-items normal; align-self auto; animation-duration 0s; animation-name none; border-image-outset 0;
    border-image-slice 100%; border-image-width 1; color-scheme* normal; counter-increment none; counter-reset none; counter-set none;
    fill-opacity* 1; font-feature-settings* normal; justify-content normal; justify-items normal; justify-self auto;
    list-style-type* disc; opacity 1; scroll-snap-align none; scroll-snap-type none; stroke-dasharray* none; stroke-dashoffset* 0px;
    stroke-opacity* 1; stroke-width* 1px; text-emphasis-style* none; transition-property all; word-spacing* normal;
    aspect-ratio auto; background-position-x 0%; background-position-y 0%; background-repeat repeat; background-size auto;
    border-bottom-left-radius 0px; border-bottom-right-radius 0px; border-bottom-width medium; border-left-width medium;
    border-right-width medium; border-top-left-radius 0px; border-top-right-radius 0px; border-top-width medium;
    color* canvastext; column-rule-width medium; content normal; display inline; float none; font-family* "Times New Roman";
    font-size* medium; font-stretch* normal; font-style* normal; font-weight* normal; grid-auto-flow row;
    grid-column-end auto; grid-column-start auto; grid-row-end auto; grid-row-start auto; grid-template-areas none;
    grid-template-columns none; grid-template-rows none; letter-spacing* normal; line-height* normal; mask-position 0% 0%;
    mask-repeat repeat; mask-size auto; object-position 50% 50%; outline-width medium; overflow-x visible; overflow-y visible;
    perspective-origin 50% 50%; rotate none; scale none; text-align* start; transform none; transform-origin 50% 50%;
    transition-timing-function ease; animation-timing-function ease; translate none`,
};

export const LONGHANDS: ReadonlyMap<string, Longhand> = new Map(
  (Object.keys(TABLE) as Kind[]).flatMap((kind) =>
    TABLE[kind].split(';').map((entry) => {
      const [, name = '', star, initial = ''] = /^\s*([\w-]+)(\*?) (\S.*?)\s*$/.exec(entry) ?? [];
      return [name, { initial, inherited: star === '*', kind }] as const;
    }),
  ),
);
