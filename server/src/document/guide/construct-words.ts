import type { HumanLang } from '@kodestien/contract/language';

type Words = Record<HumanLang, RegExp>;
const same = (words: RegExp): Words => ({ _no: words, _eng: words });
const either = (_no: RegExp, _eng: RegExp): Words => ({ _no, _eng });

/** The words by which a task may name a construct. One that is not here is named as it is written in code. */
const WORDS: Readonly<Record<string, Words>> = {
  loop: either(/løkke|\bfor\b.*løkk|`for`|`while`/i, /\bloop|`for`|`while`/i),
  for: either(/`for`|for-løkk/i, /`for`|\bfor loop/i),
  while: either(/`while`|while-løkk/i, /`while`|\bwhile loop/i),
  for_of: same(/for\W*…?\W*of/i),
  for_in: same(/for\W*…?\W*in\b/i),
  if: same(/`if`|\bif-/i),
  elif: same(/\belif\b/i),
  else: same(/\belse\b/i),
  f_string: either(/f-streng|f-tekst|\bf"/i, /f-string|\bf"/i),
  template: either(/malstreng|mal-?tekst|template|\$\{|`` ` ``|backtick|gravis/i, /template|\$\{|`` ` ``|backtick/i),
  def: either(/funksjon|\bdef\b|metode/i, /function|\bdef\b|method/i),
  function: either(/funksjon|`function`/i, /function/i),
  arrow: either(/pilfunksjon|=>/i, /arrow|=>/i),
  class: either(/klasse|`class`/i, /class/i),
  return: either(/returner|`return`|gi(?:r)? tilbake/i, /return|give(?:s)? back/i),
  list: either(/liste|`\[/i, /list|`\[/i),
  tuple: either(/tuppel/i, /tuple/i),
  dict: either(/ordbok|oppslag/i, /dictionar/i),
  set: either(/mengde|`set`/i, /\bset\b/i),
  slice: either(/utsnitt|\[.*:.*\]/i, /slice|\[.*:.*\]/i),
  index: either(/indeks|plass|\[/i, /index|position|\[/i),
  comprehension: either(/listebygger|listeuttrykk|comprehension/i, /comprehension/i),
  list_comprehension: either(/listebygger|listeuttrykk|comprehension/i, /comprehension/i),
  lambda: same(/lambda/i),
  import: same(/import/i),
  assignment: either(/variabel|navn|lagre|`=`/i, /variable|name|store|`=`/i),
  augmented_assignment: same(/[-+*/]=/),
  comparison: either(/sammenlign|[<>]=?|==/i, /compar|[<>]=?|==/i),
  conditional_expression: either(
    /`if`.*`else`|betinget uttrykk|på én linje/i,
    /`if`.*`else`|conditional expression|one line/i,
  ),
  ternary: either(/\?.*:|betinget uttrykk/i, /\?.*:|conditional expression|ternary/i),
  destructuring: either(/pakk(?:e)? ut|destrukturering/i, /destructur|unpack/i),
  spread: either(/\.\.\.|spre/i, /\.\.\.|spread/i),
  const: same(/`const`/),
  let: same(/`let`/),
};

/** Whether the words of a task say that a construct is requested, or that it must not be used. */
export function namesConstruct(task: string, construct: string, lang: HumanLang): boolean {
  const [kind = '', name] = construct.split(':');
  if (name === undefined) return (WORDS[kind]?.[lang] ?? new RegExp(`\\b${kind}\\b`, 'i')).test(task);
  const last = name.split('.').at(-1) ?? name;
  return new RegExp(`(?<![\\p{L}\\p{N}_])${escaped(last)}(?![\\p{L}\\p{N}_])`, 'u').test(task);
}

function escaped(text: string): string {
  return text.replaceAll(/[$.]/g, '\\$&');
}
