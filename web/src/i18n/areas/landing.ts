import { registerArea } from '../catalogs.ts';
import _eng from '../messages/_eng/landing.json';
import _no from '../messages/_no/landing.json';

registerArea({ _no, _eng });
