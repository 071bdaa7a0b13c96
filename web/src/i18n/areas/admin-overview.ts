import { registerArea } from '../catalogs.ts';
import _eng from '../messages/_eng/admin-overview.json';
import _no from '../messages/_no/admin-overview.json';

registerArea({ _no, _eng });
