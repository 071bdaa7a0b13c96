import { registerArea } from '../catalogs.ts';
import _eng from '../messages/_eng/home.json';
import _no from '../messages/_no/home.json';

registerArea({ _no, _eng });
