import { registerArea } from '../catalogs.ts';
import _eng from '../messages/_eng/profil-set.json';
import _no from '../messages/_no/profil-set.json';

registerArea({ _no, _eng });
