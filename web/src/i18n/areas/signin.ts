import { registerArea } from '../catalogs.ts';
import _eng from '../messages/_eng/signin.json';
import _no from '../messages/_no/signin.json';

registerArea({ _no, _eng });
