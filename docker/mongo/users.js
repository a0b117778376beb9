// Run by mongosh --nodb with ACT in its environment: who may log in to the database of compose
// (docs/decisions/0106). prepare: draws what is missing, and gives an installation without users its users
// while it runs. look: from the machine of the database, whether it may be written to; on its first start it
// is made a replica set, and its users. rotate: new users beside the old. tidy: no others than the files
// name. rekey: draws another key of the replica set, which mongod reads when it starts.
const fs = require('node:fs');
const { randomBytes } = require('node:crypto');

const ACCESS = '/access';
const FILES = { root: 'admin', api: 'wayfarer', migrate: 'wayfarer', backup: 'admin' };
/** Replaying an oplog, which a restore does, needs every right. */
const everything = { role: 'everything', privileges: [{ resource: { anyResource: true }, actions: ['anyAction'] }], roles: [] };
const ROLES = { root: ['root'], api: ['wayfarerApi'], migrate: ['wayfarerMigrate'], backup: ['backup'] };
const [UNAUTHORIZED, WRONG_PASSWORD] = [13, 18];
const PATIENCE = 'directConnection=true&serverSelectionTimeoutMS=2000';

const fileOf = (service) => `${ACCESS}/${service}/uri`;
/** Whole or not at all. */
const write = (file, text, mode) => {
  fs.rmSync(`${file}.part`, { force: true });
  fs.writeFileSync(`${file}.part`, text, { mode });
  fs.renameSync(`${file}.part`, file);
};
const draw = (service) => {
  const user = `${service}-${randomBytes(4).toString('hex')}`;
  const password = randomBytes(24).toString('hex');
  // A backup and a restore are of all there is, and name no database.
  const path = FILES[service] === 'admin' ? '' : FILES[service];
  return `mongodb://${user}:${password}@mongo:27017/${path}?replicaSet=rs0&authSource=${FILES[service]}`;
};
const loginIn = (uri) => {
  const [, user, pwd] = /^mongodb:\/\/([^:]+):([^@]+)@/.exec(uri);
  return { user, pwd };
};
const kept = (service) => fs.readFileSync(fileOf(service), 'utf8');

const addUser = (as, service, uri) => {
  const database = as.getSiblingDB(FILES[service]);
  const { user, pwd } = loginIn(uri);
  if (!database.getUser(user)) database.createUser({ user, pwd, roles: ROLES[service] });
};

/**
 * As the administrator; where nobody may log in yet, because there is no user, one is made: without
 * passwords, or from the same machine.
 */
const logIn = (host) => {
  const { user, pwd } = loginIn(kept('root'));
  const uri = `mongodb://${user}:${pwd}@${host}/admin?authSource=admin&${PATIENCE}`;
  try {
    // mongosh waits for what is named; what is returned at once would fail outside of this `try`.
    const database = connect(uri);
    return database;
  } catch (thrown) {
    if (thrown.code !== WRONG_PASSWORD) throw thrown;
  }
  connect(`mongodb://${host}/admin?${PATIENCE}`).createUser({ user, pwd, roles: ROLES.root });
  return connect(uri);
};

/** Users that the files name, with the rights of this version. */
const prepareUsers = (as) => {
  if (!as.getRole(everything.role)) as.createRole(everything);
  as.grantRolesToUser(loginIn(kept('root')).user, [everything.role]);
  const product = as.getSiblingDB('wayfarer');
  for (const { createRole: name, ...rights } of JSON.parse(fs.readFileSync('/etc/wayfarer/roles.json', 'utf8')))
    product.runCommand(product.getRole(name) ? { updateRole: name, ...rights } : { createRole: name, ...rights });
  for (const service of Object.keys(FILES)) addUser(as, service, kept(service));
};

const KEY = `${ACCESS}/root/key`;
const drawKey = () => write(KEY, randomBytes(384).toString('base64'), 0o400);

const acts = {
  prepare: () => {
    for (const service of Object.keys(FILES)) if (!fs.existsSync(fileOf(service))) write(fileOf(service), draw(service), 0o640);
    if (!fs.existsSync(KEY)) drawKey();
    try {
      prepareUsers(logIn('mongo:27017'));
    } catch (thrown) {
      // It does not run yet, or was started for the first time and looks after its users itself.
      if (thrown.code !== UNAUTHORIZED && !/^Mongo(ServerSelection|Network)/.test(thrown.name)) throw thrown;
    }
  },
  look: () => {
    const database = connect(`mongodb://127.0.0.1/admin?${PATIENCE}`);
    if (!database.hello().setName)
      database.adminCommand({ replSetInitiate: { _id: 'rs0', members: [{ _id: 0, host: 'mongo:27017' }] } });
    const isPrimary = database.hello().isWritablePrimary;
    // Once per start: a first start has no users yet, and an earlier installation may have none.
    const done = '/tmp/users-are-prepared';
    if (isPrimary && !fs.existsSync(done)) {
      prepareUsers(logIn('127.0.0.1'));
      write(done, '', 0o600);
    }
    quit(isPrimary ? 0 : 1);
  },
  rotate: () => {
    const as = logIn('mongo:27017');
    for (const service of Object.keys(FILES)) {
      const uri = draw(service);
      addUser(as, service, uri);
      write(fileOf(service), uri, 0o640);
    }
    prepareUsers(as);
  },
  rekey: drawKey,
  tidy: () => {
    const as = logIn('mongo:27017');
    const named = Object.keys(FILES).map((service) => loginIn(kept(service)).user);
    for (const name of new Set(Object.values(FILES))) {
      const database = as.getSiblingDB(name);
      for (const { user } of database.getUsers().users)
        if (/^(root|api|migrate|backup)-[0-9a-f]{8}$/.test(user) && !named.includes(user)) database.dropUser(user);
    }
  },
};

acts[process.env.ACT]();
