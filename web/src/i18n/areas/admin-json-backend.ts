import { registerArea } from '../catalogs.ts';
import _eng from '../messages/_eng/admin-json-backend.json';
import _no from '../messages/_no/admin-json-backend.json';

registerArea({ _no, _eng });
