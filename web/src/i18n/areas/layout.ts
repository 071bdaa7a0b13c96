import { registerArea } from '../catalogs.ts';
import _eng from '../messages/_eng/layout.json';
import _no from '../messages/_no/layout.json';

registerArea({ _no, _eng });
