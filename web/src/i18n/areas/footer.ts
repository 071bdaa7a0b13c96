import { registerArea } from '../catalogs.ts';
import _eng from '../messages/_eng/footer.json';
import _no from '../messages/_no/footer.json';

registerArea({ _no, _eng });
