// Loaded into a test's child processes (harness/backups.ts): backups are made with a cheap key instead of a second of CPU for each.
// The file says how dear its key is, so that reading it is cheap, too. That the product's are dear: painel/backup.spec.ts.
import { Encrypter } from "age-encryption";

const { setScryptWorkFactor } = Encrypter.prototype;

Encrypter.prototype.setScryptWorkFactor = function () {
  setScryptWorkFactor.call(this, 4);
};
