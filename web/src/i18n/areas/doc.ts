import { registerArea } from '../catalogs.ts';
import _eng from '../messages/_eng/doc.json';
import _no from '../messages/_no/doc.json';

registerArea({ _no, _eng });
