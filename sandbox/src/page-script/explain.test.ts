import { describe, expect, test } from 'vitest';
import { explain } from '../javascript/explain.ts';
import { observeHere } from './testing/observe-here.ts';

const PAGE =
  '<!doctype html><html lang="nb"><body><button id="b">Hei</button><p class="x">a</p><ul></ul></body></html>';

describe('A beginner who makes a mistake in a program with a page', () => {
  test.each<[id: string | null, source: string, tries: string | null]>([
    [
      'element-not-found',
      'document.querySelector("#nope").textContent = "a";',
      'Compare "#nope" with the HTML: # before an id, . before a class, nothing before the name of a tag.',
    ],
    [
      'element-not-found',
      'const k = document.querySelector("knapp");\nk.addEventListener("click", () => {});',
      'Compare "knapp" with the HTML: # before an id, . before a class, nothing before the name of a tag.',
    ],
    ['element-not-found', 'document.getElementById("#b").textContent = "a";', 'Write getElementById("b").'],
    ['element-not-found', 'document.getElementById("knapp").textContent = "a";', 'Look for id="knapp" in the HTML.'],
    [
      'property-of-nothing',
      'let k = document.querySelector("#b");\nk = null;\nk.remove();',
      'Print what comes before .remove with console.log on the line above.',
    ],
    [
      'list-of-elements',
      'document.querySelectorAll("p").addEventListener("click", () => 1);',
      'Use querySelector for one element, or go through the list with for … of.',
    ],
    [
      'list-of-elements',
      'const alle = document.getElementsByClassName("x");\nalle.style.color = "red";',
      'Use querySelector for one element, or go through the list with for … of.',
    ],
    [
      'list-of-elements',
      'const tekster = document.querySelectorAll("p").map((p) => p.textContent);',
      'Make an ordinary array of them first: [...elements].map( … ).',
    ],
    [
      'list-of-elements',
      'const avsnitt = document.getElementsByClassName("x");\navsnitt.forEach((p) => p.remove());',
      'Make an ordinary array of them first: [...elements].forEach( … ).',
    ],
    [
      'not-a-function',
      'document.querySelectorAll("p").forEach((p) => p.klikk());',
      'Print p with console.log on the line above, and see what it is.',
    ],
    ['part-misspelt', 'document.querySelector("p").classlist.add("a");', 'Did you mean .classList?'],
    ['not-a-function', 'document.queryselector("p").remove();', 'Did you mean querySelector?'],
    ['not-a-function', 'document.querySelector("p").innerText("hei");', 'Write .innerText = and the new content.'],
    [
      'text-instead-of-element',
      'document.querySelector("ul").appendChild("<li>a</li>");',
      'Make the element with document.createElement( ), or use append( ) for plain text.',
    ],
    [
      'not-a-child',
      'document.querySelector("p").removeChild(document.querySelector("ul"));',
      'Write element.remove() instead.',
    ],
    ['selector-not-valid', 'document.querySelector("##b").remove();', 'Look for a sign that is too much, or missing.'],
    [
      'name-of-another-language',
      '$("p").text("hei");',
      'Write document.querySelector( ) instead. $ belongs to jQuery.',
    ],
    ['name-not-defined', 'docment.querySelector("p").remove();', 'Did you mean document?'],
    ['element-not-found', 'document.getElementById(".b").textContent = "a";', 'Write getElementById("b").'],
    [
      'element-not-found',
      'const alle = document.querySelectorAll("li");\nalle[0].style.color = "red";',
      'Compare "li" with the HTML. The places begin at 0.',
    ],
    ['one-element', 'for (const p of document.querySelector("p")) {}', 'Use querySelectorAll instead.'],
    [
      'property-of-nothing',
      'document.querySelector("p").stil.color = "red";',
      'Print what comes before .color with console.log on the line above.',
    ],
    ['not-a-function', 'document.querySelector("p").classList.push("a");', 'Write classList.add( ).'],
    ['not-a-function', 'document.querySelector("p").textContent().trim();', 'Write .textContent without parentheses.'],
    [
      'property-of-nothing',
      'document.addEventListener("DOMContentLoaded", function () { this.a.b; });',
      'Print what comes before .b with console.log on the line above.',
    ],
    [
      'selector-not-valid',
      'document.querySelector("p:first").remove();',
      'Look for a sign that is too much, or missing.',
    ],
    [
      'storage-full',
      'localStorage.setItem("a", "b".repeat(200000));',
      'Store less, or delete something with removeItem first.',
    ],
    [
      'text-instead-of-element',
      'for (const film of ["Shrek"]) document.querySelector("ul").appendChild(film);',
      'Make the element with document.createElement( ), or use append( ) for plain text.',
    ],
    [
      'listener-no-function',
      'function vis() {}\ndocument.querySelector("p").addEventListener("click", "vis");',
      'Write vis without quotes.',
    ],
    [
      'listener-no-function',
      'function vis() {}\ndocument.querySelector("p").addEventListener("click", "vis()");',
      'Write vis without quotes and parentheses.',
    ],
    [
      'listener-no-function',
      'document.querySelector("p").addEventListener("click", "alert(1)");',
      'Write what should happen in a function: () => { … }.',
    ],
    [
      'listener-no-function',
      'document.querySelector("p").addEventListener("click", 3);',
      'Write what should happen in a function: () => { … }.',
    ],
    [
      'listener-called',
      'document.querySelector("#b").onClick(() => console.log(1));',
      'Write document.querySelector("#b").addEventListener("click", …).',
    ],
    [
      'listener-called',
      'const b = document.querySelector("#b");\nfunction vis() {}\nb.onclick(vis);',
      'Write b.addEventListener("click", vis).',
    ],
    [
      'not-a-function',
      'document.getElementByClass("x");',
      'Write querySelector(".name") for a class, or getElementById("name") for an id.',
    ],
    ['not-a-function', 'document.getElementsById("b");', 'Did you mean getElementById?'],
    ['not-a-function', 'document.getElementByTagName("p");', 'Did you mean getElementsByTagName?'],
    [
      'text-instead-of-element',
      'document.querySelector("ul").appendChild(undefined);',
      'Make the element with document.createElement( ), or use append( ) for plain text.',
    ],
    [
      'never-given',
      'function vis(e) {\n  e.preventDefault();\n}\ndocument.querySelector("p").addEventListener("click", vis());',
      'Write only the name vis on line 4, without parentheses.',
    ],
    [
      'nothing-stored',
      'const liste = JSON.parse(localStorage.getItem("liste"));\nliste.push(3);',
      'Write || [] after JSON.parse( … ).',
    ],
    [
      'nothing-stored',
      'const lagret = localStorage.getItem("valg");\nconst valg = JSON.parse(lagret);\nconsole.log(valg.tema);',
      'Check the answer before you use it: if (valg !== null) {',
    ],
    [
      'nothing-stored',
      'const navn = localStorage.getItem("navn");\nconsole.log(navn.toUpperCase());',
      'Check the answer before you use it: if (navn !== null) {',
    ],
    [
      'element-not-found',
      'document.body.innerHTML = "<p id=\'svar\'></p>";\ndocument.querySelector("svar").textContent = "a";',
      'Write querySelector("#svar") to find the element with that id.',
    ],
    [
      'element-not-found',
      'document.body.innerHTML = `<p class="kort svar"></p>`;\ndocument.querySelector("svar").textContent = "a";',
      'Write querySelector(".svar") to find the element with that class.',
    ],
    [
      'element-not-found',
      'const id = "svar";\ndocument.querySelector("svar").textContent = "a";',
      'Compare "svar" with the HTML: # before an id, . before a class, nothing before the name of a tag.',
    ],
    ['name-not-defined', 'const p = querySelector("p");', 'Write document.querySelector( ).'],
    [
      'text-of-element',
      'const p = document.querySelector("p").textContent;\np.style.color = "red";',
      'Remove .textContent there, and write p.textContent where you need the text.',
    ],
    [
      'one-too-far',
      'const alle = document.querySelectorAll("p");\nfor (let i = 0; i <= alle.length; i++) alle[i].remove();',
      'Write < instead of <= on line 2.',
    ],
    [
      'element-not-found',
      'const p = document.createElement("p");\np.id = "ny";\ndocument.getElementById("ny").remove();',
      'Put it into the page, with append( ) for example, before you look for it.',
    ],
    [
      'element-not-found',
      'document.body.innerHTML = "";\ndocument.querySelector("#b").remove();',
      'Compare with the HTML. If it is there, line 1 may remove it: that replaces all that is inside the element.',
    ],
    [
      'missing-return',
      'function lag() {\n  const li = document.createElement("li");\n}\nconst li = lag();\ndocument.querySelector("ul").appendChild(li);',
      'Write return before the answer inside lag.',
    ],
    [
      'text-of-element',
      'const p = document.querySelector("p").innerHTML;\np.append("a");',
      'Remove .innerHTML there, and write p.innerHTML where you need the text.',
    ],
    [
      'part-of-element-called',
      'document.querySelector("p").dataset("pris");',
      'Write document.querySelector("p").dataset.pris.',
    ],
    [
      'part-of-element-called',
      'document.querySelector("p").classList("x");',
      'Write classList.add( ) or classList.remove( ).',
    ],
    ['not-a-function', 'localStorage.set("a", 1);', 'Write localStorage.setItem("name", value).'],
    [
      'not-a-function',
      'document.querySelector("p").getContext("2d");',
      'See which element is found on the line that gets it.',
    ],
    [
      'element-instead-of-text',
      'const p = document.querySelector("p");\nconst stor = p.toUpperCase();',
      'Write p.value or p.textContent before .toUpperCase.',
    ],
    [
      'list-of-elements',
      'document.querySelector("ul").children.forEach((li) => li.remove());',
      'Make an ordinary array of them first: [...elements].forEach( … ).',
    ],
    ['name-not-defined', 'const p = document.getElementById(svar-tekst);', 'Write "svar-tekst" with quotes.'],
    [
      'text-instead-of-element',
      'const ul = document.querySelector("ul");\nfor (const vare of ["Egg"]) {\n  const li = document.createElement("li");\n  li.textContent = vare;\n  ul.appendChild(vare);\n}',
      'Write ul.appendChild(li).',
    ],
    [
      'method-with-brackets',
      'const p = document.getElementById["b"];\np.textContent = "a";',
      'Write getElementById("b") on line 1.',
    ],
    ['place-not-there', 'document.createElement("table").insertRow(2);', 'Write insertRow() to add at the end.'],
    ['not-a-function', 'const p = Document.querySelector("p");', 'Write document.querySelector( ).'],
    ['not-a-function', 'const p = document.querySelector("p");\np.add("aktiv");', 'Write p.classList.add( ).'],
    [
      'text-instead-of-element',
      'let p = document.querySelector("p").textContent = "Hei";\np.style.color = "red";',
      'Split the line in two: let p = document.querySelector("p"); and p.textContent = "Hei"; below it.',
    ],
    [
      'text-of-element',
      'const felt = document.querySelector("#b").value;\nif (felt.value.trim() === "") felt.focus();',
      'Remove .value there, and write felt.value where you need the text.',
    ],
    ['part-misspelt', 'document.querySelector("p").class.remove("x");', 'Write .classList instead of .class.'],
    [
      'text-instead-of-element',
      'const ul = document.querySelector("ul");\nconst li = document.createElement("li");\nul.appendChild("li");',
      'Write ul.appendChild(li).',
    ],
    [
      'stored-without-json',
      'localStorage.setItem("mat", ["pizza"]);\nconst mat = JSON.parse(localStorage.getItem("mat"));',
      'Write JSON.stringify( ) around the value there.',
    ],
    ['name-not-defined', 'document.createElement(li);', 'Write "li" with quotes.'],
    ['name-not-defined', 'document.querySelector("p").addEventListener(click, () => 1);', 'Write "click" with quotes.'],
    ['name-not-defined', 'const tagg = "li";\ndocument.createElement(tag);', 'Did you mean tagg?'],
    [
      'class-with-space',
      'document.querySelector("p").classList.add("stor gul");',
      'Write classList.add("stor", "gul").',
    ],
    ['class-with-space', 'document.body.classList.remove(" gul");', 'Write classList.remove("gul").'],
    ['class-with-space', 'document.body.classList.toggle("stor gul");', 'Use toggle once for each class.'],
    [
      'class-with-space',
      'const a = "stor";\ndocument.body.classList.add(a + " gul");',
      'Remove the spaces before you use the text.',
    ],
    [
      'class-empty',
      'document.body.classList.add("");',
      'Write the name of the class, or test first that the text is not empty.',
    ],
    ['tag-name-not-valid', 'document.createElement("<li>");', 'Write createElement("li").'],
    ['tag-name-not-valid', 'document.createElement("<li class=\'x\'>a</li>");', 'Write createElement("li").'],
    ['tag-name-not-valid', 'document.createElement("");', 'Write for example createElement("li").'],
    [
      'selector-not-valid',
      'document.querySelector("").remove();',
      'Write a selector between the quotes: "#id", ".class" or "p".',
    ],
    ['selector-not-valid', 'document.querySelector("#1a").remove();', 'Write document.getElementById("1a").'],
    ['selector-not-valid', 'document.querySelectorAll(".1a");', 'Give the class a name that begins with a letter.'],
    ['selector-not-valid', 'document.querySelector("p >");', 'Look for a sign that is too much, or missing.'],
    ['selector-not-valid', 'document.body.closest("[");', 'Look for a sign that is too much, or missing.'],
    [
      'attribute-name-not-valid',
      'document.body.setAttribute("class stor", 1);',
      'Write the name and the value separately: setAttribute("title", "Hi").',
    ],
    [
      'node-inside-itself',
      'document.querySelector("p").appendChild(document.body);',
      'Find out which of the two should be inside the other.',
    ],
    ['node-inside-itself', 'document.appendChild(document.createElement("p"));', 'Write document.body.append( … ).'],
    [
      'not-a-child',
      'document.querySelector("ul").insertBefore(document.createElement("li"), document.querySelector("p"));',
      'Write element.before(newOne) instead.',
    ],
    [
      'not-a-child',
      'document.querySelector("ul").replaceChild(document.createElement("li"), document.querySelector("p"));',
      'Write element.replaceWith(newOne) instead.',
    ],
    [
      'place-not-known',
      'document.querySelector("ul").insertAdjacentHTML("<li>a</li>", "beforeend");',
      'Write insertAdjacentHTML("beforeend", …) to put it at the end of the element.',
    ],
    [
      'place-not-known',
      'document.createElement("p").insertAdjacentHTML("afterend", "a");',
      'Put the element on the page with append( ) first.',
    ],
    ['dataset-with-dash', 'document.body.dataset["min-alder"] = 3;', 'Write dataset.minAlder.'],
    ['argument-missing', 'document.createElement();', 'Write for example createElement("li").'],
    ['argument-missing', 'document.getElementById();', 'Write the id in quotes between the parentheses.'],
    ['argument-missing', 'document.querySelector().remove();', 'Write a selector in quotes: "#id", ".class" or "p".'],
    [
      'argument-missing',
      'document.body.setAttribute("hidden");',
      'Write setAttribute("name", "value"). An attribute without a value gets an empty text: "".',
    ],
    ['argument-missing', 'document.body.addEventListener("click");', 'Write addEventListener("click", () => { … }).'],
    [
      'argument-missing',
      'document.body.removeEventListener("click");',
      'Write removeEventListener("click", the name of the function).',
    ],
    [
      'argument-missing',
      'document.body.insertBefore(document.createElement("p"));',
      'Write append( ) instead to put the element at the end.',
    ],
    [
      'argument-missing',
      'document.querySelector("ul").insertAdjacentHTML("<li>a</li>");',
      'Write insertAdjacentHTML("beforeend", …) to put the HTML at the end of the element.',
    ],
    ['argument-missing', 'document.body.getAttribute();', 'Write what is missing between the parentheses.'],
    ['form-missing', 'new FormData("skjema");', 'Write new FormData(document.querySelector("form")).'],
    ['address-not-whole', 'new URL("side.html");', 'Write the address with https:// first.'],
    ['name-of-browser', 'const document = 1;', 'Choose another name.'],
    ['name-of-browser', 'let top = 10;', 'Choose another name.'],
    [
      'list-of-elements',
      'document.querySelector("ul").children.forEach((li) => li.remove());',
      'Make an ordinary array of them first: [...elements].forEach( … ).',
    ],
    [
      'element-not-found',
      'document.querySelector("ul").children[0].textContent = "a";',
      'Compare with the HTML. The places begin at 0.',
    ],
    [null, 'new CustomEvent();', null],
    [
      'parameter-not-taken',
      'document.querySelector("#b").addEventListener("click", function () {\n  e.preventDefault();\n});\ndocument.querySelector("#b").click();',
      'Write function (e) { on line 1.',
    ],
    [
      'parameter-not-taken',
      'const vis = () => {\n  console.log(evt.target);\n};\ndocument.querySelector("#b").onclick = vis;\ndocument.querySelector("#b").click();',
      'Write (evt) => { on line 1.',
    ],
    [
      'parameter-not-taken',
      'document.querySelector("#b").addEventListener("click", vis);\nfunction vis() {\n  e.preventDefault();\n}\ndocument.querySelector("#b").click();',
      'Write function vis(e) { on line 2.',
    ],
    [
      'this-lost',
      'class Liste {\n  constructor() {\n    this.varer = [];\n    document.querySelector("#b").addEventListener("click", this.leggTil);\n  }\n  leggTil() {\n    this.varer.push(1);\n  }\n}\nnew Liste();\ndocument.querySelector("#b").click();',
      'Write () => this.leggTil() there.',
    ],
    [
      'this-lost',
      'class Klokke {\n  constructor() {\n    document.querySelector("#b").addEventListener("click", this.vis);\n  }\n  logg(t) {\n    console.log(t);\n  }\n  vis() {\n    this.logg("hei");\n  }\n}\nnew Klokke();\ndocument.querySelector("#b").click();',
      'Write () => this.vis() there.',
    ],
    ['used-before-made', 'const b = document.getElementById(b);', 'Write getElementById("b") with quotes.'],
    [
      'element-not-found',
      'const p = document.querySelector(".x");\nfunction vis() {\n  p.textContent = "Feil";\n}\ndocument.getElementById("c").addEventListener("click", vis);',
      'Look for id="c" in the HTML.',
    ],
    [
      'element-not-found',
      'const a = document.querySelector("#b");\nconst c = document.querySelector("#ingen");\nconsole.log(a.id + c.id);',
      'Compare "#ingen" with the HTML: # before an id, . before a class, nothing before the name of a tag.',
    ],
    [
      'this-lost',
      'class Butikk {\n  constructor() {\n    this.varer = [];\n    document.querySelector("#b").addEventListener("click", function () {\n      this.varer.push("Is");\n    });\n  }\n}\nnew Butikk();\ndocument.querySelector("#b").click();',
      'Use an arrow function instead: () => { … }.',
    ],
    [
      'stored-without-json',
      'const valg = { tema: "lys" };\nlocalStorage.setItem("valg", valg);\nconst lagret = JSON.parse(localStorage.getItem("valg"));',
      'Write JSON.stringify( ) around the value there.',
    ],
    [
      'element-not-found',
      'const t = document.getElementById(b);\nt.textContent = "a";',
      'Write getElementById("b") with quotes.',
    ],
    [
      'not-a-function',
      'const p = document.querySelector(".x");\np.fillRect(0, 0, 1, 1);',
      'Write const ctx = p.getContext("2d"), and then ctx.fillRect( ).',
    ],
    [
      'element-not-found',
      'const valg = document.querySelector("input:checked").value;',
      'Check first that something is chosen: if (chosen !== null) {',
    ],
    ['used-before-made', 'const li = document.createElement(li);', 'Write createElement("li") with quotes.'],
    [
      'method-of-wrong-kind',
      'localStorage.setItem("a", "[]");\nconst alle = localStorage.getItem("a") || [];\nalle.push(1);',
      'Write JSON.parse(localStorage.getItem("a")) where it is read.',
    ],
    [
      'element-not-found',
      'const slett = document.querySelector(".slett");\nfunction vis() {\n  document.querySelector("ul").innerHTML += `<li class="slett">a</li>`;\n}\nslett.remove();',
      'Look for it right after it has been put in.',
    ],
    ['assign-to-call', 'document.querySelector("p").textContent() = "Hei";', 'Write .textContent without parentheses.'],
    [
      'assign-to-call',
      'document.getElementById("svar") = "Hei";',
      'Write .textContent after the parentheses to give it a new text.',
    ],
    [
      'assign-to-call',
      'localStorage.getItem("navn") = "Ada";',
      'Write localStorage.setItem("name", value) to store it.',
    ],
    [
      'not-a-function',
      'document.querySelector("p").toggle("stor");',
      'Write document.querySelector("p").classList.toggle( ).',
    ],
    [
      'not-a-function',
      'const p = document.querySelector("p");\nconst li = document.createElement("li");\np.push(li);',
      'Write p.append( ).',
    ],
    [
      'parentheses-after-method',
      'const penn = document.createElement("canvas").getContext;\npenn.fillRect(0, 0, 1, 1);',
      'Write getContext( ) with parentheses.',
    ],
    [
      'not-a-function',
      'document.querySelector("#b").klasse("rød");',
      'Print document.querySelector("#b") with console.log on the line above, and see what it is.',
    ],
    [
      'not-a-function',
      'const punkter = document.querySelector("p");\npunkter.forEach((p) => p.remove());',
      'Write querySelectorAll instead.',
    ],
  ])('is told about %s: %s', async (id, source, tries) => {
    const [observation] = await observeHere({ html: PAGE, javascript: source }, [{ kind: 'stdin', stdin: '' }]);
    expect(observation?.error, 'the program fails').toBeDefined();
    const explanation = observation?.error ? explain(observation.error, source) : null;
    expect([explanation?.id ?? null, explanation?.tries._eng ?? null]).toEqual([id, tries]);
  });

  test('learns why the page stopped a loop without end', () => {
    const message = 'The program went on for two seconds without a pause.';
    const error = { type: 'EndlessLoop', message, line: 1, column: null, syntax: false, traceback: '' };
    expect(explain(error, 'while (true) {}')).toMatchObject({ id: 'page-held-up', line: 1 });
  });
});
