import { registerArea } from '../catalogs.ts';
import _eng from '../messages/_eng/kursbevis.json';
import _no from '../messages/_no/kursbevis.json';

registerArea({ _no, _eng });
