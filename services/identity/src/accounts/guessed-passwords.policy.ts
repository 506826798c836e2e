/** The most common passwords in the languages of our families: no accents, lower case, 6 characters and more. */
export const guessedPasswords: ReadonlySet<string> = new Set(
  `123456 1234567 12345678 123456789 1234567890 12345678910 0123456 0123456789 123123 123123123 123321 654321
   7654321 87654321 987654321 0987654321 112233 121212 123654 147258 147258369 159753 102030 100200 101010 131313
   202020 246810 159357 741852963 789456 789456123 456789 696969 12341234 11223344 1q2w3e 1q2w3e4r 1q2w3e4r5t
   1qaz2wsx qazwsx zaq12wsx qwerty qwerty1 qwerty12 qwerty123 qwertyu qwertyuiop qwe123 qweasd qweasdzxc asdasd
   asdfgh asdf1234 asdfghjkl zxcvbn zxcvbnm abc123 abc1234 abcd1234 abcdef abcdefg a1b2c3 a12345 a123456 aa123456
   password password1 password12 password123 passw0rd p@ssw0rd p@ssword contrasena contrasena1 contrasena123
   miclave micontrasena clave123 clave1234 secreto admin123 administrador usuario bienvenido welcome letmein
   iloveyou teamo123 te amo teamo1 teamomucho tequiero tequiero1 teextrano miamor mivida micorazon princesa
   princesa1 hermosa bonita preciosa estrella estrellita corazon corazon1 amorcito mariposa chocolate dragon
   monkey sunshine superman batman spiderman pokemon pikachu naruto minecraft fortnite roblox football baseball
   futbol barcelona realmadrid madrid america chivas cruzazul pumas bocajuniors riverplate boca123 river123
   mexico mexico1 mexico123 colombia argentina venezuela espana sevilla familia familia1 familia123 mifamilia
   mihijo mihija mishijos mama123 mamapapa papa123 jesucristo jesus123 diosesamor diosesfiel dios123 angel123
   daniel daniel1 alejandro alejandra carlos carlos1 fernando francisco gabriel gabriela guadalupe isabella
   javier jessica jorge123 jose123 juan123 juanito lorena manuel maria123 mariana martin miguel natalia nicolas
   pamela patricia roberto rodrigo samantha santiago sebastian sofia123 valentina valeria vanessa victoria
   alcancia alcancia1 alcancia123 monedas moneda123 dinero ahorro ahorros
   hello123 computer internet master shadow freedom whatever trustno1 michael jennifer jordan23 access flower`
    .split(/\s+/)
    .filter((word) => word.length >= 6),
);
