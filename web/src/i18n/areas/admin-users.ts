import { registerArea } from '../catalogs.ts';
import _eng from '../messages/_eng/admin-users.json';
import _no from '../messages/_no/admin-users.json';

registerArea({ _no, _eng });
