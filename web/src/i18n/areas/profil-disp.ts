import { registerArea } from '../catalogs.ts';
import _eng from '../messages/_eng/profil-disp.json';
import _no from '../messages/_no/profil-disp.json';

registerArea({ _no, _eng });
