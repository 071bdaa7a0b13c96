const FIRST = `kari ola anne per ingrid lars solveig knut marit arne liv jan astrid bjørn eva svein hilde odd randi geir
  berit terje nina morten silje tor heidi rune camilla øyvind ida stian julie håkon emma kristian nora martin sara
  andreas thea jonas maja henrik amina ahmed fatima ali zofia piotr`.split(/\s+/);
const LAST = `hansen johansen olsen larsen andersen pedersen nilsen kristiansen jensen karlsen johnsen pettersen eriksen
  berg haugen hagen johannessen andreassen jacobsen dahl jørgensen halvorsen henriksen lund sørensen jakobsen moen
  gundersen iversen strand solberg svendsen eide knutsen martinsen paulsen bakken kristoffersen mathisen lie amundsen
  nguyen rasmussen lunde solheim moe berge kristensen bakke ødegård`.split(/\s+/);

/** What people type into the search, from one letter to a name. A thousand people have ten answers to each. */
export const BEGINNINGS = ['k', 'so', 'øy', 'kari', 'hansen', 'nora', 'ø', 'jo', 'martin', 'ol', 'nguyen', 's'];

const list = (names: string[]) => `array['${names.join("','")}']`;
const json = (names: string[]) => `'${JSON.stringify(names)}'`;

/** One statement per table, written by the database itself: a million rows in seconds. */
export function fillStatements(kind: 'sqlite' | 'postgres', size: number): string[] {
  const pick = (names: string[], number: string) =>
    kind === 'postgres'
      ? `(${list(names)})[1 + (${number}) % ${names.length}]`
      : `json_extract(${json(names)}, '$[' || ((${number}) % ${names.length}) || ']')`;
  const numbers =
    kind === 'postgres'
      ? `select i from generate_series(1, ${size}) as s(i)`
      : `with recursive s(i) as (select 1 union all select i + 1 from s where i < ${size}) select i from s`;
  const ascii = (text: string) => `replace(replace(replace(${text}, 'ø', 'o'), 'å', 'a'), 'é', 'e')`;
  const bytewise = kind === 'postgres' ? 'collate "C"' : '';
  return [
    `create temporary table person as select i, ${pick(FIRST, 'i * 31')} as first, ${pick(LAST, 'i * 17 + i / 50')} as last from (${numbers}) as n`,
    `insert into player (username, username_key, email, email_key, password_hash, confirmed_at, human_lang, full_name, bio_public, poeng, created_at)
     select name, name, name || '@example.no', name || '@example.no', '-', 1, '_no', first || ' ' || last,
            'Lærer å kode, litt hver dag. Liker fjell, kaffe og gode feilmeldinger.', case when i % 5 < 3 then 0 else (i % 100003) * 7919 % 5000 end, i
     from (select i, first, last, substr(${ascii('first')}, 1, 8) || i as name from person) as named`,
    `create temporary table word as
     select id as player_id, username_key as term from player
     union select id, lower(full_name) from player
     union select player.id, person.last from player join person on person.i = player.created_at`,
    `insert into player_search (player_id, term, term_before)
     select player_id, term, coalesce(lag(term) over (partition by player_id order by term ${bytewise}), '') from word`,
    'drop table word',
    'drop table person',
    kind === 'postgres' ? 'vacuum analyze player' : 'analyze',
    kind === 'postgres' ? 'vacuum analyze player_search' : 'pragma wal_checkpoint(truncate)',
  ];
}
