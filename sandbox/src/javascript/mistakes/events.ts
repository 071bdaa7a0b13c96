/** The names of what a page calls when something happens, in small letters. */
export const EVENTS =
  /^on(click|dblclick|input|change|submit|focus|blur|scroll|resize|load|key(?:down|up|press)|mouse(?:over|out|enter|leave|move|down|up))$/;
