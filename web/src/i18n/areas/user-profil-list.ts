import { registerArea } from '../catalogs.ts';
import _eng from '../messages/_eng/user-profil-list.json';
import _no from '../messages/_no/user-profil-list.json';

registerArea({ _no, _eng });
