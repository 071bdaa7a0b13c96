import { registerArea } from '../catalogs.ts';
import _eng from '../messages/_eng/admin-email.json';
import _no from '../messages/_no/admin-email.json';

registerArea({ _no, _eng });
