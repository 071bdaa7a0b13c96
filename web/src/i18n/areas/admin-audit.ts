import { registerArea } from '../catalogs.ts';
import _eng from '../messages/_eng/admin-audit.json';
import _no from '../messages/_no/admin-audit.json';

registerArea({ _no, _eng });
