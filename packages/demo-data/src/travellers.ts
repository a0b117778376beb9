/** A traveller's account of the demo. The email addresses use domains that are reserved for examples. */
export type TravellerContent = {
  readonly username: string;
  readonly email: string;
};

/** The twenty-five travellers of the demo. */
export const travellers: readonly TravellerContent[] = [
  { username: 'ananya.iyer', email: 'ananya.iyer@example.com' },
  { username: 'rohan_mehta', email: 'rohan.mehta@example.com' },
  { username: 'priya.nair', email: 'priya.nair@example.org' },
  { username: 'arjun-kapoor', email: 'arjun.kapoor@example.com' },
  { username: 'meera.joshi', email: 'meera.joshi@example.com' },
  { username: 'vikram.rao', email: 'vikram.rao@example.org' },
  { username: 'farah_siddiqui', email: 'farah.siddiqui@example.com' },
  { username: 'kabir.singh84', email: 'kabir.singh@example.com' },
  { username: 'sofia.lindqvist', email: 'sofia.lindqvist@example.org' },
  { username: 'mateo_alvarez', email: 'mateo.alvarez@example.com' },
  { username: 'claire.dubois', email: 'claire.dubois@example.org' },
  { username: 'jonas-weber', email: 'jonas.weber@example.com' },
  { username: 'giulia.ferri', email: 'giulia.ferri@example.com' },
  { username: 'tomasz.nowak', email: 'tomasz.nowak@example.org' },
  { username: 'aoife.byrne', email: 'aoife.byrne@example.com' },
  { username: 'hana_sato', email: 'hana.sato@example.com' },
  { username: 'minjun.park', email: 'minjun.park@example.org' },
  { username: 'linh.tran', email: 'linh.tran@example.com' },
  { username: 'amara.okafor', email: 'amara.okafor@example.com' },
  { username: 'yusuf-demir', email: 'yusuf.demir@example.org' },
  { username: 'leila.haddad', email: 'leila.haddad@example.com' },
  { username: 'thabo_mokoena', email: 'thabo.mokoena@example.com' },
  { username: 'olivia.hart', email: 'olivia.hart@example.org' },
  { username: 'noah.tremblay', email: 'noah.tremblay@example.com' },
  { username: 'isabela.costa', email: 'isabela.costa@example.com' },
];
