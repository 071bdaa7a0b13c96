import { registerArea } from '../catalogs.ts';
import _eng from '../messages/_eng/admin-db-tools.json';
import _no from '../messages/_no/admin-db-tools.json';

registerArea({ _no, _eng });
