import { bakery } from './bakery.ts';
import { cakeMaker } from './cake-maker.ts';
import { butcher } from './butcher.ts';
import { iceCream } from './ice-cream.ts';
import { roastery } from './roastery.ts';
import { brewery } from './brewery.ts';
import { wineShop } from './wine-shop.ts';
import { restaurant } from './restaurant.ts';
import { pizzeria } from './pizzeria.ts';
import { cafe } from './cafe.ts';
import { bar } from './bar.ts';
import { foodTruck } from './food-truck.ts';
import { catering } from './catering.ts';
import { hairSalon } from './hair-salon.ts';
import { barber } from './barber.ts';
import { beautySalon } from './beauty-salon.ts';
import { massage } from './massage.ts';
import { tattoo } from './tattoo.ts';
import { dentist } from './dentist.ts';
import { doctor } from './doctor.ts';
import { physiotherapist } from './physiotherapist.ts';
import { therapist } from './therapist.ts';
import { veterinarian } from './veterinarian.ts';
import { optician } from './optician.ts';
import { pharmacy } from './pharmacy.ts';
import { midwife } from './midwife.ts';
import { gym } from './gym.ts';
import { yoga } from './yoga.ts';
import { martialArts } from './martial-arts.ts';
import { danceSchool } from './dance-school.ts';
import { plumber } from './plumber.ts';
import { electrician } from './electrician.ts';
import { carpenter } from './carpenter.ts';
import { painter } from './painter.ts';
import { roofer } from './roofer.ts';
import { builder } from './builder.ts';
import { locksmith } from './locksmith.ts';
import { cleaning } from './cleaning.ts';
import { gardener } from './gardener.ts';
import { farm } from './farm.ts';
import { vineyard } from './vineyard.ts';
import { moving } from './moving.ts';
import { garage } from './garage.ts';
import { bikeShop } from './bike-shop.ts';
import { taxi } from './taxi.ts';
import { drivingSchool } from './driving-school.ts';
import { tutor } from './tutor.ts';
import { languageSchool } from './language-school.ts';
import { musicSchool } from './music-school.ts';
import { lawyer } from './lawyer.ts';
import { accountant } from './accountant.ts';
import { estateAgent } from './estate-agent.ts';
import { translator } from './translator.ts';
import { funeral } from './funeral.ts';
import { architect } from './architect.ts';
import { photographer } from './photographer.ts';
import { musician } from './musician.ts';
import { artist } from './artist.ts';
import { writer } from './writer.ts';
import { hotel } from './hotel.ts';
import { holidayHome } from './holiday-home.ts';
import { florist } from './florist.ts';
import { bookshop } from './bookshop.ts';
import { jeweller } from './jeweller.ts';
import { potter } from './potter.ts';
import { tailor } from './tailor.ts';
import { printer } from './printer.ts';
import type { KnownTrade } from '../known-trade.ts';

/** Every trade that is known, one file each. */
export const trades: readonly KnownTrade[] = [
  bakery,
  cakeMaker,
  butcher,
  iceCream,
  roastery,
  brewery,
  wineShop,
  restaurant,
  pizzeria,
  cafe,
  bar,
  foodTruck,
  catering,
  hairSalon,
  barber,
  beautySalon,
  massage,
  tattoo,
  dentist,
  doctor,
  physiotherapist,
  therapist,
  veterinarian,
  optician,
  pharmacy,
  midwife,
  gym,
  yoga,
  martialArts,
  danceSchool,
  plumber,
  electrician,
  carpenter,
  painter,
  roofer,
  builder,
  locksmith,
  cleaning,
  gardener,
  farm,
  vineyard,
  moving,
  garage,
  bikeShop,
  taxi,
  drivingSchool,
  tutor,
  languageSchool,
  musicSchool,
  lawyer,
  accountant,
  estateAgent,
  translator,
  funeral,
  architect,
  photographer,
  musician,
  artist,
  writer,
  hotel,
  holidayHome,
  florist,
  bookshop,
  jeweller,
  potter,
  tailor,
  printer,
];
