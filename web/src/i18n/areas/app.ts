import { registerArea } from '../catalogs.ts';
import _eng from '../messages/_eng/app.json';
import _no from '../messages/_no/app.json';

registerArea({ _no, _eng });
