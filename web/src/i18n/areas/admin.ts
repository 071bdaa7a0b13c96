import { registerArea } from '../catalogs.ts';
import _eng from '../messages/_eng/admin.json';
import _no from '../messages/_no/admin.json';

registerArea({ _no, _eng });
