/**
 * Short Norwegian words that everyone can spell and nobody is teased with, without æ, ø and å: pupils type them on
 * keyboards of any kind. Three of at most six letters, with a hyphen between, fit into a password.
 */
export const WORDS: readonly string[] = `
fjell skog elv vann bekk foss vidde dal topp sti varde myr strand fjord holme bukt vik odde nes tind sol sky
regn storm vind torden lyn frost glimt komet planet rakett mars nord vest himmel isbre elg rev ulv hare gaupe
ekorn hjort rein tiur rype terne svane hest katt hund geit sau kalv lam laks torsk hval sel oter krabbe
hummer reke sild hai delfin skjell tang kreps frosk padde gran furu rogn selje osp eik alm lind hassel einer
lyng mose lav bregne sopp blad kvist tre kongle rose fiol nellik timian eple plomme banan mango melon drue
sitron lime kokos fiken mais ost melk kakao saft vaffel lefse suppe pasta pizza taco salat kake bolle sukker
hus hytte telt naust bro brygge port gate torg park hage benk trapp tak vindu peis ovn bok penn blyant linjal
kart lampe fakkel kabel skjerm tast robot klokke sekk lue vott ski sykkel kano kajakk seil bil buss tog trikk
ferje fly hjul ratt anker gitar piano tromme fele horn harpe sang takt dans teater film bilde maling pensel
farge ball hopp kast sprint lag drakt pokal spill brikke kort kube sirkel linje punkt gul lilla hvit turkis
indigo sand stein grus leire kvarts opal rubin kobber jern gull morgen kveld natt vinter sommer uke time
minutt april juni juli august panda tiger puma lama koala lupe globus atlas magnet prisme pendel motor mutter
nagle hammer sag fil spade bor tau knute lenke nett garn strikk ull silke lin genser hatt sko sokk ring perle
krone skatt kiste vers dikt troll nisse alv drage ridder borg slott bonde konge prins lots
`
  .trim()
  .split(/\s+/);
