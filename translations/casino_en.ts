<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US">
<context>
    <name>AsNumbers</name>
    <message numerus="yes">
        <source>%n line(s) copied</source>
        <translation>
            <numerusform>%n line copied</numerusform>
            <numerusform>%n lines copied</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CashierSheet</name>
    <message numerus="yes">
        <source>%n purse(s)</source>
        <translation>
            <numerusform>%n purse</numerusform>
            <numerusform>%n purses</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n allowance(s)</source>
        <translation>
            <numerusform>%n allowance</numerusform>
            <numerusform>%n allowances</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ExportSheet</name>
    <message numerus="yes">
        <source>%n file(s) saved.</source>
        <translation>
            <numerusform>%n file saved.</numerusform>
            <numerusform>%n files saved.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LaboratoryPlurals</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coup(s)</source>
        <translation>
            <numerusform>%n coup</numerusform>
            <numerusform>%n coups</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) left</source>
        <translation>
            <numerusform>%n second left</numerusform>
            <numerusform>%n seconds left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) left</source>
        <translation>
            <numerusform>%n minute left</numerusform>
            <numerusform>%n minutes left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RealityLine</name>
    <message numerus="yes">
        <source>You have been here for %n minute(s).</source>
        <translation>
            <numerusform>You have been here for %n minute.</numerusform>
            <numerusform>You have been here for %n minutes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This evening has cost you %n franc(s) so far.</source>
        <translation>
            <numerusform>This evening has cost you %n franc so far.</numerusform>
            <numerusform>This evening has cost you %n francs so far.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StatisticsPlurals</name>
    <message numerus="yes">
        <source>Given by the house, %n time(s)</source>
        <translation>
            <numerusform>Given by the house, %n time</numerusform>
            <numerusform>Given by the house, %n times</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>_Counted</name>
    <message numerus="yes">
        <source>%n token(s)</source>
        <translation>
            <numerusform>%n token</numerusform>
            <numerusform>%n tokens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n round</numerusform>
            <numerusform>%n rounds</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>_Plurals</name>
    <message numerus="yes">
        <source>%n number(s)</source>
        <translation>
            <numerusform>%n number</numerusform>
            <numerusform>%n numbers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s)</source>
        <translation>
            <numerusform>%n piece</numerusform>
            <numerusform>%n pieces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n spin(s)</source>
        <translation>
            <numerusform>%n spin</numerusform>
            <numerusform>%n spins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n error</numerusform>
            <numerusform>%n errors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bet(s)</source>
        <translation>
            <numerusform>%n bet</numerusform>
            <numerusform>%n bets</numerusform>
        </translation>
    </message>
</context>
</TS>
