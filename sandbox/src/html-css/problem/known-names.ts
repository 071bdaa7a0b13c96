/** The elements of HTML, and attributes that beginners write; for "did you mean". */
export const ELEMENTS =
  'a abbr address area article aside audio b base bdi bdo blockquote body br button canvas caption cite code col colgroup data datalist dd del details dfn dialog div dl dt em embed fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 head header hgroup hr html i iframe img input ins kbd label legend li link main map mark menu meta meter nav noscript object ol optgroup option output p picture pre progress q rp rt ruby s samp script search section select slot small source span strong style sub summary sup svg table tbody td template textarea tfoot th thead time title tr track u ul var video wbr math big center font strike tt nobr acronym dir frame frameset marquee param'.split(
    ' ',
  );

export const ATTRIBUTES =
  'accept action alt autocomplete autofocus autoplay charset checked class cols colspan content contenteditable controls datetime dir disabled download draggable enctype for form height hidden href hreflang http-equiv id integrity label lang list loading loop max maxlength media method min minlength multiple muted name novalidate open pattern placeholder playsinline poster preload readonly rel required reversed role rows rowspan sandbox scope selected shape size sizes span spellcheck src srcdoc srclang srcset start step style tabindex target title translate type usemap value width wrap align bgcolor border color face cellpadding cellspacing valign'.split(
    ' ',
  );

export const VOID = new Set('area base br col embed hr image img input link meta param source track wbr'.split(' '));

/** Their end may be left out. */
export const MAY_STAY_OPEN = new Set(
  'html head body p li dt dd option optgroup tr td th thead tbody tfoot colgroup caption rp rt'.split(' '),
);

/** These end a paragraph that is open. */
export const ENDS_PARAGRAPH = new Set(
  'address article aside blockquote details dialog dir div dl fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr main menu nav ol p pre search section table ul'.split(
    ' ',
  ),
);
